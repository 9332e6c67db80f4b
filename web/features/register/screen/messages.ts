const MOVING = ['Arrows, Home, End, Page up, Page down', 'move between cells'] as const;
const SHOWING = ['Space', 'show or hide the entry beside the table'] as const;
const TABLE = [
  ['S', 'sort by the column; with Shift, add it to the current sort'],
  ['Tab', 'go to the edge of the column; Left and Right change its width, Enter fits it'],
  ['/', 'search'],
] as const;
const COMMENTING = ['C', 'comment on the row'] as const;
const REST = [
  ['Left, Right on a group', 'close or open it'],
  ['?', 'show these shortcuts'],
  ['Escape', 'close the open cell, menu or panel'],
] as const;

/** The keys of the register. */
export const keysMessages = {
  keysTitle: 'Keyboard shortcuts for the register',
  keyList: [
    MOVING,
    ['1 to 5', 'score the cell'],
    ['Enter', 'choose a value (Tab then moves to its reason); in the title column, edit the entry'],
    SHOWING,
    ['Backspace', 'clear a value, if it can be empty'],
    ['W', 'give the reason for a changed score'],
    ['X', 'select or deselect the row'],
    ['Shift with arrows', 'select several rows'],
    ['Ctrl A', 'select all rows in view'],
    ['Ctrl V', 'paste cells from a spreadsheet, starting here; you check them first'],
    ['Ctrl Z', 'undo the last change made here'],
    ['Ctrl Enter', 'save the open form (on a Mac, Command Enter)'],
    ...TABLE,
    COMMENTING,
    ['N', 'add an impact to the topic of the row'],
    ...REST,
  ],
  keysToRead: [MOVING, SHOWING, ...TABLE, COMMENTING, ...REST],
} as const;
