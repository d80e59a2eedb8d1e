/**
 * Classes by which drawings move; the rules stand in the global styles and hold only where motion is welcome. It ends
 * within five seconds, since nothing here could pause it (WCAG 2.2.2).
 */
export const animationClasses = { flow: 'tayyar-flow', turn: 'tayyar-turn' } as const;

const motionAllowed = '@media (prefers-reduced-motion: no-preference)';

export const animationStyles = {
  '@keyframes tayyar-flow': { to: { strokeDashoffset: -240 } },
  '@keyframes tayyar-turn': { to: { transform: 'rotate(360deg)' } },
  [motionAllowed]: {
    [`.${animationClasses.flow}`]: { animation: 'tayyar-flow 5s ease-out' },
    [`.${animationClasses.turn}`]: { animation: 'tayyar-turn 5s ease-out' },
  },
  '@media (prefers-reduced-motion: reduce)': {
    '*, *::before, *::after': { scrollBehavior: 'auto !important' },
  },
};
