import { sql } from 'kysely';
import type { Fields } from '#domain/fields/kinds.ts';
import type { ValuesOf } from '#domain/fields/values.ts';
import type { AssessmentId } from '#domain/ids.ts';
import { rowLimitOf } from '#domain/records/kinds.ts';
import type { RecordKind } from '#domain/records/record.ts';
import type { DraftTx } from './lock-draft.ts';
import { saveRows } from './save-rows.ts';

type Versioned<F extends Fields, Id> = ValuesOf<F> & { version: number } & ([Id] extends [never]
    ? unknown
    : { id: Id });

/** What a noun declares about its rows. */
interface Store<F extends Fields, K extends Fields> {
  /** The record kind in the register: its table, and the maximum number of rows in an assessment. */
  kind: RecordKind & { readonly table: string };
  fields: F;
  /** 'id' if the sender chooses the rows' ids; otherwise the fields that are unique within the assessment. */
  key: 'id' | readonly (keyof F & string)[];
  /** Fields that are also read, but that saving does not change. */
  kept?: K;
}

/**
 * The rows of one noun below an assessment: saved all-or-none against the versions that their sender saw, and deleted by id. They are
 * read with the whole assessment (`database/json-queries/`). `Id` is the type of the ids if the sender chooses them; the key includes the
 * company, so nobody can reach another company's row.
 */
export function versionedRows<Id extends string = never>() {
  return <const F extends Fields, const K extends Fields = Record<never, never>>(said: Store<F, K>) => {
    const { kind, fields, key, kept = {} } = said;
    const { table } = kind;
    type Row = Versioned<F, Id> & ValuesOf<K>;
    const store = { table, fields, key: key === 'id' ? ['id'] : key, most: rowLimitOf(kind), kept: Object.keys(kept) };
    return {
      /** Where the rows are stored, and how many there may be. */
      store,

      /** @throws conflict with every conflicting value; the transaction then writes nothing */
      save(
        tx: DraftTx,
        assessmentId: AssessmentId,
        items: readonly (Omit<Versioned<F, Id>, 'version'> & { seenVersion: number | null })[],
      ): Promise<Row[]> {
        return saveRows<Row>(tx, store, assessmentId, items);
      },

      /** Deletes one row; returns whether it existed. */
      async remove(tx: DraftTx, assessmentId: AssessmentId, id: string): Promise<boolean> {
        const { rows } = await sql`
          delete from ${sql.table(table)} where ${tx.own()} and assessment_id = ${assessmentId} and id = ${id} returning id`.execute(
          tx,
        );
        return rows.length > 0;
      },
    };
  };
}
