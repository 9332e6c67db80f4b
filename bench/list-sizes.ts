/** How many rows each list of an answer has, under its name: by that two answers of the same size are told. */
export async function readListSizes(url: string, cookie: string): Promise<Record<string, number>> {
  const response = await fetch(url, { headers: { cookie } });
  if (!response.ok) throw new Error(`${url} answered ${response.status} ${await response.text()}`);
  return sizesOf(await response.json());
}

function sizesOf(value: unknown, under = ''): Record<string, number> {
  if (Array.isArray(value)) return { [under]: value.length };
  if (typeof value !== 'object' || value === null) return {};
  const parts = Object.entries(value).map(([name, part]) => sizesOf(part, under ? `${under}.${name}` : name));
  return Object.assign({}, ...parts);
}
