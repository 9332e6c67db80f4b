import { SkeletonRows } from '../display/skeleton.tsx';
import { Spinner } from '../display/spinner.tsx';
import { Card, CardBody } from './card.tsx';

/** Shown in place of a list that is being loaded. */
export function LoadingCard({ label }: { label: string }) {
  return (
    <Card>
      <CardBody className="flex flex-col gap-4">
        <Spinner label={label} className="text-sm" />
        <SkeletonRows rows={6} />
      </CardBody>
    </Card>
  );
}
