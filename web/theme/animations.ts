/**
 * Classes for animated drawings, styled in the global styles. Animations are off with reduced motion and end within
 * five seconds, because they cannot be paused (WCAG 2.2.2).
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
