/** The element of the page that React draws in. */
export function findRoot(): HTMLElement {
  const root = document.getElementById('root');
  if (!root) throw new Error('The page has no element #root.');
  return root;
}
