import { Card, CardBody } from './card.tsx';
import { SkeletonRows } from './skeleton.tsx';
import { Spinner } from './spinner.tsx';

/** In the place of a list that is on its way. */
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
