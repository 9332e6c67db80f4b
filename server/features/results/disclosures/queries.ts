import type { DisclosureChoiceRow } from '#contract/disclosures.ts';
import type { CompanyTx } from '#database/doors.ts';
import type { ChosenDisclosure } from '#domain/disclosures/choice.ts';
import type { AssessmentId, UserId } from '#domain/ids.ts';
import { disclosureChoice } from '#domain/records/disclosure-choice.ts';
import type { EsrsVersion } from '#domain/reference/esrs-versions.ts';
import type { DraftTx } from '#server/features/records/lock-draft.ts';

/** Where the choices are stored: one for each requirement of a version. */
export const choiceStore = { table: disclosureChoice.table, key: ['esrsVersion', 'requirement'] };

/** One requirement of one version. */
interface Place {
  assessmentId: AssessmentId;
  esrsVersion: EsrsVersion;
  requirement: string;
}

const selectChoices = (tx: CompanyTx, assessmentId: AssessmentId) =>
  tx
    .selectFrom('disclosureChoices')
    .leftJoin('companyPeople', 'companyPeople.userId', 'disclosureChoices.chosenBy')
    .where('disclosureChoices.assessmentId', '=', assessmentId)
    .selectAll('disclosureChoices')
    .select('companyPeople.fullName as by');

type Row = Awaited<ReturnType<ReturnType<typeof selectChoices>['execute']>>[number];

function toRow(row: Row): DisclosureChoiceRow {
  const { companyId: _company, assessmentId: _of, id: _id, by, chosenAt, ...chosen } = row;
  return { ...chosen, chosenBy: by ?? '', chosenAt: chosenAt.toISOString() } as DisclosureChoiceRow;
}

/** All choices of an assessment. */
export async function readChoices(tx: CompanyTx, assessmentId: AssessmentId): Promise<DisclosureChoiceRow[]> {
  const rows = await selectChoices(tx, assessmentId).orderBy('esrsVersion').orderBy('requirement').execute();
  return rows.map(toRow);
}

/** The choice on one requirement, with the row's id; undefined if there is none. */
export async function findChoice(
  tx: CompanyTx,
  { assessmentId, esrsVersion, requirement }: Place,
): Promise<{ rowId: string; row: DisclosureChoiceRow } | undefined> {
  const found = await selectChoices(tx, assessmentId)
    .where('disclosureChoices.esrsVersion', '=', esrsVersion)
    .where('disclosureChoices.requirement', '=', requirement)
    .executeTakeFirst();
  return found && { rowId: found.id, row: toRow(found) };
}

/**
 * Writes a choice if the row is still as its sender saw it; returns whether it did. Choosing again is a review of what was carried over.
 *
 * @param seenVersion null if the sender saw none
 */
export async function writeChoice(
  tx: DraftTx,
  place: Place,
  chosen: Omit<ChosenDisclosure, 'requirement'> & { chosenBy: UserId; chosenAt: Date },
  seenVersion: number | null,
): Promise<boolean> {
  const values = { ...chosen, topicCodes: [...chosen.topicCodes], carriedFrom: '' };
  const written =
    seenVersion === null
      ? tx
          .insertInto('disclosureChoices')
          .values({ ...place, ...values })
          .onConflict((conflict) =>
            conflict.columns(['companyId', 'assessmentId', 'esrsVersion', 'requirement']).doNothing(),
          )
          .returning('id')
      : tx
          .updateTable('disclosureChoices')
          .set(values)
          .where((eb) => eb.and({ ...place, version: seenVersion }))
          .returning('id');
  return (await written.executeTakeFirst()) !== undefined;
}

/** Deletes a choice if it is still as its sender saw it; returns whether it did. */
export async function deleteChoice(tx: DraftTx, place: Place, seenVersion: number): Promise<boolean> {
  const deleted = await tx
    .deleteFrom('disclosureChoices')
    .where((eb) => eb.and({ ...place, version: seenVersion }))
    .returning('id')
    .executeTakeFirst();
  return deleted !== undefined;
}
