import { type EsrsVersion, esrsVersions } from '#domain/reference/esrs-versions.ts';
import { Alert } from '#web/ui/layout/alert.tsx';
import { importMessages as say } from './messages.ts';

interface OtherStandardsProps {
  /** The version of the standards whose codes the file uses; null if it is not known. */
  follows: EsrsVersion | null | undefined;
  here: EsrsVersion;
}

/** Says that a file follows the other version of the standards, and what happens to its topics. */
export function OtherStandards({ follows, here }: OtherStandardsProps) {
  if (!follows || follows === here) return null;
  return (
    <Alert tone="warning" title={say.otherStandards(esrsVersions[follows].label, esrsVersions[here].label)} announce>
      <p>{say.otherStandardsText}</p>
    </Alert>
  );
}
