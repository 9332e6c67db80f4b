/** The element of the page in which React renders. */
export function findRoot(): HTMLElement {
  const root = document.getElementById('root');
  if (!root) throw new Error('The page has no element #root.');
  return root;
}
