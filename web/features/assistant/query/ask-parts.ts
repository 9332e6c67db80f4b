/** The code that knows the query language, loaded as one file once the assistant is shown. */
export { sayQuery } from '#domain/query/wording/say-query.ts';
export { AnswerReading } from './answer-reading.tsx';
export { BuildCard } from './build-card.tsx';
export { BuildDialog } from './build-dialog.tsx';
export { readAskLink } from './read-ask-link.ts';
export { SourcePanel } from './source-panel.tsx';
