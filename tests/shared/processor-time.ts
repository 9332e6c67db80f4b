/**
 * The processor time of some work in milliseconds: unlike with the clock, other work on the machine does not count. Use it
 * for work that would take many times as long if it were wrong, for example with quadratic time.
 */
export async function processorMs(work: () => unknown): Promise<number> {
  const before = process.cpuUsage();
  await work();
  const { user, system } = process.cpuUsage(before);
  return (user + system) / 1000;
}
