import type { Signature } from '#contract/sign-off.ts';
import { formatDay } from '#web/lib/format-day.ts';
import { formatMoment } from '#web/lib/format-moment.ts';
import { Facts } from '#web/ui/display/facts.tsx';
import { signOffMessages as say } from './messages.ts';

/** Who signed a step, in which function, when and with which minutes; and who recorded it. */
export function SignatureFacts({ signature }: { signature: Signature }) {
  const { name, jobTitle, signedOn, minutes, isMember, recordedAt, recordedBy } = signature;
  return (
    <>
      <p dir="auto" className="text-sm wrap-anywhere">
        {name}, {jobTitle}
      </p>
      <p className="text-xs wrap-anywhere text-muted">
        <Facts
          facts={[
            say.signed(formatDay(signedOn)),
            minutes === '' ? null : say.minutes(minutes),
            isMember ? null : say.outside,
          ]}
        />
      </p>
      <p className="text-xs wrap-anywhere text-muted">{say.recordedBy(recordedBy, formatMoment(recordedAt))}</p>
    </>
  );
}
