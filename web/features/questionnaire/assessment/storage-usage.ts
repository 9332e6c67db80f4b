/** From this share on it is said what to do. */
const NEARLY = 0.8;

/** How much of what may be kept is used. */
export function howFull(used: number, most: number): 'room' | 'nearly-full' | 'full' {
  if (used >= most) return 'full';
  return used >= most * NEARLY ? 'nearly-full' : 'room';
}
