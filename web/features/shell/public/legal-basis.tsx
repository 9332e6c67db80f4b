import { type Column, DataTable } from '#web/ui/display/data-table.tsx';
import { Chapter } from './chapter.tsx';
import { legalMessages as say } from './messages.ts';

/** A rule of the method and where each version of ESRS 1 states it. */
export interface LegalSource {
  rule: string;
  in2023: string;
  in2026: string;
}

const columns: Column<LegalSource>[] = [
  { id: 'rule', header: say.rule, isRowHeader: true, cell: ({ rule }) => <span className="font-normal">{rule}</span> },
  { id: '2023', header: say.column2023, className: '@lg:w-36', cell: ({ in2023 }) => <Place text={in2023} /> },
  { id: '2026', header: say.column2026, className: '@lg:w-36', cell: ({ in2026 }) => <Place text={in2026} /> },
];

/** The rules of the method with their places in the law, and what is convention. */
export function LegalBasis() {
  return (
    <Chapter title={say.title} lead={say.lead} layout="margin">
      <DataTable caption={say.title} columns={columns} rows={say.sources} rowKey={({ rule }) => rule} empty="" />
      <div className="mt-9 grid gap-x-10 gap-y-7 text-sm sm:grid-cols-2">
        <div>
          <h3 className="overline-label">{say.conventionTitle}</h3>
          <p className="mt-2 text-pretty text-muted">{say.convention}</p>
        </div>
        <div>
          <h3 className="overline-label">{say.namesTitle}</h3>
          <ul className="mt-2 flex flex-col gap-2 text-muted">
            {say.names.map((name) => (
              <li key={name}>{name}</li>
            ))}
          </ul>
        </div>
      </div>
    </Chapter>
  );
}

function Place({ text }: { text: string }) {
  return <span className="figures whitespace-nowrap text-muted">{text}</span>;
}
