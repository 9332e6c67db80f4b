import { HorizonsPart } from '#web/features/register/horizon-scores/horizons-part.tsx';
import { LinksPart } from '#web/features/register/links/links-part.tsx';
import { type EntryPartProps, MeasuresPart } from '#web/features/register/measures/measures-part.tsx';

/** What is saved apart from an entry itself: its measures, its links, and its scores for further time horizons. */
export function EntryParts(props: EntryPartProps) {
  const { level: _level, ...linked } = props;
  return (
    <div className="flex flex-col gap-6">
      <MeasuresPart {...props} />
      <div className="border-t pt-4">
        <LinksPart key={props.component.id} {...linked} />
      </div>
      <HorizonsPart {...props} />
    </div>
  );
}
