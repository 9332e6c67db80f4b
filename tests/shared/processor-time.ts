/**
 * Milliseconds of the processor that some work takes: other work on the machine does not count, as it would by the clock. Use it
 * for what would take many times as long if it were wrong, such as the square of a length.
 */
export async function processorMs(work: () => unknown): Promise<number> {
  const before = process.cpuUsage();
  await work();
  const { user, system } = process.cpuUsage(before);
  return (user + system) / 1000;
}
