/** The consequences of a step, one per line. */
export function Follows({ lines }: { lines: readonly string[] }) {
  return (
    <ul className="list-disc space-y-1.5 pl-5 text-sm wrap-anywhere text-muted marker:text-line-strong">
      {lines.map((line) => (
        <li key={line}>{line}</li>
      ))}
    </ul>
  );
}
