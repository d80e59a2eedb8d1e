/** Stripes of a colour: what is drawn with them is told apart without seeing colours. */
export function Hatch({ id, color, ground }: { id: string; color: string; ground: string }) {
  return (
    <defs>
      <pattern id={id} width="8" height="8" patternUnits="userSpaceOnUse" patternTransform="rotate(45)">
        <rect width="8" height="8" style={{ fill: ground }} />
        <rect width="3.5" height="8" style={{ fill: color }} />
      </pattern>
    </defs>
  );
}
