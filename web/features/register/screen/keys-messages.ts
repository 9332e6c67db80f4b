const MOVING = ['Arrows, Home, End, Page up, Page down', 'go through the cells'] as const;
const SHOWING = ['Space', 'show the entry beside the table, or hide it'] as const;
const TABLE = [
  ['S', 'sort by the column; with Shift beside what is sorted by already'],
  ['Tab', 'to the edge of the column: Left and Right make it narrower and wider, Enter fits it'],
  ['/', 'search'],
] as const;
const COMMENTING = ['C', 'comment on the row'] as const;
const REST = [
  ['Left, Right on a group', 'close and open it'],
  ['?', 'show these keys'],
  ['Escape', 'close what is open'],
] as const;

/** What the keys of the register do. */
export const keysMessages = {
  keysTitle: 'Keys of the register',
  keyList: [
    MOVING,
    ['1 to 5', 'score the cell'],
    ['Enter', 'choose a value, Tab then leads to its reason; on the title: edit the entry'],
    SHOWING,
    ['Backspace', 'clear a value that may be empty'],
    ['W', 'say why a score was changed'],
    ['X', 'choose the row, or let it go'],
    ['Shift with arrows', 'choose several rows'],
    ['Ctrl A', 'choose all rows in view'],
    ['Ctrl V', 'paste cells from a spreadsheet, from this one on; you look at them first'],
    ['Ctrl Z', 'undo the last change made here'],
    ...TABLE,
    COMMENTING,
    ['N', 'add an impact to the topic of the row'],
    ...REST,
  ],
  keysToRead: [MOVING, SHOWING, ...TABLE, COMMENTING, ...REST],
} as const;
