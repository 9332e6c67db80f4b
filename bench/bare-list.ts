/**
 * The least that shows the same rows: a list of which the lines in sight are in the page, fourteen columns of plain text, searched,
 * sorted and scored, with nothing of the product around it and nothing saved.
 */
export const barePage = `<!doctype html>
<meta charset="utf-8">
<title>A bare list</title>
<style>
  body { margin: 0; font: 14px sans-serif; }
  #list { height: 780px; overflow: auto; position: relative; }
  .line { position: absolute; display: grid; grid-template-columns: 300px repeat(13, 110px); height: 36px; white-space: nowrap; }
  .line > * { overflow: hidden; padding: 0 12px; line-height: 36px; }
  .at { outline: 2px solid; }
</style>
<input type="search" aria-label="Search"> <button>Title</button>
<div id="list" tabindex="0"><div id="body"></div></div>
<script type="module">
  const LINE = 36, OVER = 12;
  const fields = ['title', 'code', 'kind', 'actualPotentialImpact', 'impactScale', 'impactScope', 'impactIrremediability', 'impactSeverity',
    'impactLikelihood', 'score', 'material', 'timeHorizon', 'valueChainConcentration', 'financialLikelihood'];
  const list = document.querySelector('#list'), body = document.querySelector('#body'), input = document.querySelector('input');
  const { draft } = await (await fetch('/api/assessments/draft')).json();
  const topics = new Map(draft.topics.map((topic) => [topic.id, topic]));
  const all = draft.components.map((row) => ({ ...row, code: topics.get(row.topicId)?.code ?? '', score: (row.impactSeverity ?? 0) * (row.impactLikelihood ?? 5) }));
  let rows = all, direction = 1, at = -1, column = 0;
  const drawn = new Map();
  function lineOf(row, index) {
    const line = document.createElement('div');
    line.className = 'line';
    line.dataset.line = row.id;
    line.style.transform = 'translateY(' + index * LINE + 'px)';
    for (const [place, field] of fields.entries()) {
      const cell = document.createElement('span');
      cell.textContent = row[field] ?? '';
      if (index === at && place === column) cell.className = 'at';
      line.append(cell);
    }
    return line;
  }
  function draw(anew) {
    if (anew) { body.replaceChildren(); drawn.clear(); }
    body.style.height = rows.length * LINE + 'px';
    const from = Math.max(0, Math.floor(list.scrollTop / LINE) - OVER);
    const to = Math.min(rows.length, Math.ceil((list.scrollTop + list.clientHeight) / LINE) + OVER);
    for (const [index, line] of drawn) if (index < from || index >= to) { line.remove(); drawn.delete(index); }
    for (let index = from; index < to; index += 1) {
      if (drawn.has(index)) continue;
      const line = lineOf(rows[index], index);
      drawn.set(index, line);
      body.append(line);
    }
  }
  function again(index) {
    const old = drawn.get(index);
    if (!old) return;
    const line = lineOf(rows[index], index);
    old.replaceWith(line);
    drawn.set(index, line);
  }
  list.addEventListener('scroll', () => requestAnimationFrame(() => draw(false)));
  input.addEventListener('input', () => {
    const sought = input.value.toLowerCase();
    rows = sought ? all.filter((row) => (row.title + ' ' + row.description + ' ' + row.justification).toLowerCase().includes(sought)) : all;
    draw(true);
  });
  document.querySelector('button').addEventListener('click', () => {
    rows = rows.toSorted((one, other) => direction * one.title.localeCompare(other.title));
    direction = -direction;
    draw(true);
  });
  list.addEventListener('keydown', (event) => {
    const before = at;
    if (event.key === 'ArrowDown') at = Math.min(rows.length - 1, at + 1);
    else if (event.key === 'Home') column = 0;
    else if (event.key === 'ArrowRight') column += 1;
    else if (/^[1-5]$/.test(event.key) && rows[at]) rows[at][fields[column]] = Number(event.key);
    else return;
    event.preventDefault();
    again(before);
    again(at);
    drawn.get(at)?.scrollIntoView({ block: 'nearest' });
  });
  draw(true);
</script>`;
