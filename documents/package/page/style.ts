/** How the page looks on a screen and on paper; it loads no fonts or pictures. */
export const STYLE = `
:root { color-scheme: light dark; --paper: #fbfaf7; --card: #fff; --ink: #14211d; --muted: #566159; --line: #d5dcd7; --accent: #1f6f54; --amber: #8a4b08; --tint: #fdf5e8; }
@media (prefers-color-scheme: dark) { :root { --paper: #0f1714; --card: #16201c; --ink: #e8eeea; --muted: #a3b0a9; --line: #33413b; --accent: #7cc4a6; --amber: #f0b56a; --tint: #2a2114; } }
* { box-sizing: border-box; }
body { margin: 0; background: var(--paper); color: var(--ink); font: 15px/1.55 Inter, system-ui, "Segoe UI", sans-serif; overflow-wrap: anywhere; font-variant-numeric: tabular-nums; }
main, header, footer { max-width: 62rem; margin: 0 auto; padding: 0 1.25rem; }
header { padding-top: 2.5rem; }
h1, h2, h3 { font-family: "Source Serif 4", Georgia, serif; font-weight: 600; line-height: 1.25; margin: 0; }
h1 { font-size: 2rem; }
h2 { font-size: 1.4rem; margin: 3rem 0 .75rem; padding-top: 1rem; border-top: 1px solid var(--line); }
h3 { font-size: 1.15rem; margin: 2.25rem 0 .5rem; }
h4 { font-size: 1rem; margin: 0; display: inline; }
p { margin: .5rem 0; max-width: 46rem; white-space: pre-line; }
.quiet, figcaption, caption { color: var(--muted); font-size: .85rem; }
.state { display: inline-block; margin: .75rem 0 0; padding: .15rem .6rem; border: 1px solid var(--line); border-radius: 6px; font-weight: 600; }
.draft { background: var(--tint); color: var(--amber); border-color: currentcolor; }
.callout { background: var(--tint); border-left: 3px solid var(--amber); padding: .6rem 1rem; margin: 1rem 0; }
nav ul { list-style: none; padding: 0; display: flex; flex-wrap: wrap; gap: .25rem 1.25rem; margin: 1.25rem 0; }
a { color: var(--accent); }
a:focus-visible, summary:focus-visible { outline: 2px solid var(--accent); outline-offset: 2px; }
dl { display: grid; grid-template-columns: minmax(8rem, 13rem) 1fr; gap: .3rem 1rem; margin: .75rem 0; }
dt { color: var(--muted); } dd { margin: 0; }
.scroll { overflow-x: auto; }
table { width: 100%; border-collapse: collapse; margin: .5rem 0 1rem; font-size: .92rem; }
caption { text-align: left; padding-bottom: .35rem; }
td { white-space: pre-line; }
th, td { text-align: left; vertical-align: top; padding: .4rem .75rem .4rem 0; border-bottom: 1px solid var(--line); overflow-wrap: break-word; }
th { font-weight: 600; } thead th { color: var(--muted); font-weight: 500; }
.number { text-align: right; white-space: nowrap; }
code { font: .85em/1.4 ui-monospace, Consolas, monospace; overflow-wrap: anywhere; }
details, article { background: var(--card); border: 1px solid var(--line); border-radius: 8px; margin: .6rem 0; padding: .7rem 1rem; break-inside: avoid; }
summary { cursor: pointer; }
.entry-score { color: var(--muted); }
.stated { margin: .6rem 0; } .stated > strong { display: block; font-size: .85rem; color: var(--muted); font-weight: 500; }
.stated p { margin: .1rem 0; }
footer { padding-top: 2rem; padding-bottom: 3rem; }
@media (max-width: 40rem) {
  dl { grid-template-columns: 1fr; gap: 0; } dd { margin-bottom: .5rem; }
  table.stack thead { display: none; } table.stack tr { display: block; padding: .5rem 0; border-bottom: 1px solid var(--line); }
  table.stack td, table.stack th { display: block; border: 0; padding: .1rem 0; text-align: left; }
  table.stack td[data-head]:not(:empty)::before { content: attr(data-head) ": "; color: var(--muted); }
}
@media print {
  :root { --paper: #fff; --card: #fff; --ink: #000; --muted: #444; --line: #ccc; --accent: #000; --amber: #6b3a06; --tint: #fff; color-scheme: light; }
  body { font-size: 10pt; } nav { display: none; }
  h2, h3, h4, h3 + p, summary, thead, caption, .stated > strong { break-after: avoid; } tr { break-inside: avoid; }
  /* What is folded on a screen is printed whole; what is longer than the rest of a page runs on. */
  details, article { break-inside: auto; }
  details::details-content { content-visibility: visible; height: auto; }
}
`;
