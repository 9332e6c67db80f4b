/** The directed edges of a graph. */
export type Graph = ReadonlyMap<string, Iterable<string>>;

/**
 * Groups of nodes that lead to each other, directly or through others: Tarjan's strongly connected components with more than one member,
 * sorted.
 */
export function findCircles(graph: Graph): string[][] {
  const circles: string[][] = [];
  /** The order in which members are first seen. */
  const seenAt = new Map<string, number>();
  const stack: string[] = [];
  const visit = (member: string): number => {
    const at = seenAt.size;
    seenAt.set(member, at);
    stack.push(member);
    let earliest = at;
    for (const target of graph.get(member) ?? []) {
      if (!seenAt.has(target)) earliest = Math.min(earliest, visit(target));
      else if (stack.includes(target)) earliest = Math.min(earliest, seenAt.get(target) ?? at);
    }
    if (earliest === at) {
      const circle = stack.splice(stack.indexOf(member));
      if (circle.length > 1) circles.push(circle.sort());
    }
    return earliest;
  };
  for (const member of graph.keys()) if (!seenAt.has(member)) visit(member);
  return circles;
}
