/** A field's or table's name as SQL has it: 'impactScale' is impact_scale. */
export const columnName = (name: string): string => name.replace(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`);
