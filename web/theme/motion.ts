/**
 * Classes by which drawings move; the rules stand in the global styles and hold only where motion is welcome. It ends
 * within five seconds, since nothing here could pause it (WCAG 2.2.2).
 */
export const motion = { flow: 'tayyar-flow', turn: 'tayyar-turn' } as const;

const welcome = '@media (prefers-reduced-motion: no-preference)';

export const motionStyles = {
  '@keyframes tayyar-flow': { to: { strokeDashoffset: -240 } },
  '@keyframes tayyar-turn': { to: { transform: 'rotate(360deg)' } },
  [welcome]: {
    [`.${motion.flow}`]: { animation: 'tayyar-flow 5s ease-out' },
    [`.${motion.turn}`]: { animation: 'tayyar-turn 5s ease-out' },
  },
  '@media (prefers-reduced-motion: reduce)': {
    '*, *::before, *::after': { scrollBehavior: 'auto !important' },
  },
};
