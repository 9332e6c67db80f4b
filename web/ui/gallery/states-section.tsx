import { Badge } from '../display/badge.tsx';
import { Progress } from '../display/progress.tsx';
import { Loading, Skeleton, SkeletonRows, SkeletonText } from '../display/skeleton.tsx';
import { Button } from '../inputs/button.tsx';
import { Alert } from '../layout/alert.tsx';
import { Card, CardBody } from '../layout/card.tsx';
import { EmptyState } from '../layout/empty-state.tsx';
import { ErrorState } from '../layout/error-state.tsx';
import { Mark } from '../mark.tsx';
import { Example, GallerySection } from './gallery-section.tsx';

const tones = ['neutral', 'outline', 'accent', 'success', 'warning', 'danger', 'info'] as const;

export function StatesSection() {
  return (
    <GallerySection id="states" title="States">
      <Example label="Badges">
        {tones.map((tone) => (
          <Badge key={tone} tone={tone}>
            {tone === 'neutral' ? 'Not started' : tone}
          </Badge>
        ))}
      </Example>
      <div className="grid gap-3 md:grid-cols-2">
        <Alert title="To be confirmed">For 2026 the law offers a choice between two versions.</Alert>
        <Alert tone="success" title="Assessment completed">
          Results are frozen since 3 March.
        </Alert>
        <Alert
          tone="warning"
          title="Someone else saved this"
          action={
            <>
              <Button size="sm">Show the difference</Button>
              <Button size="sm" variant="ghost">
                Keep mine
              </Button>
            </>
          }
        >
          Maria changed the severity two minutes ago.
        </Alert>
        <Alert tone="error">Failed to save section data.</Alert>
      </div>
      <div className="grid gap-4 md:grid-cols-3">
        <Card>
          <CardBody>
            <Loading label="Loading dashboard...">
              <Skeleton className="mb-3 h-6 w-40" />
              <SkeletonText lines={3} />
              <SkeletonRows rows={2} />
            </Loading>
          </CardBody>
        </Card>
        <Card>
          <EmptyState
            graphic={<Mark className="size-10" />}
            title="No components yet"
            description="Add the first impact to see where the topic stands."
            action={<Button variant="primary">Add impact</Button>}
          />
        </Card>
        <Card>
          <ErrorState
            title="Could not load the dashboard"
            description="The server did not answer. Nothing is lost."
            onRetry={() => undefined}
            reference="req_8f2c"
          />
        </Card>
      </div>
      <div className="grid gap-4 md:grid-cols-2">
        <Progress label="Topics scored" value={14} max={37} text="14 of 37" />
        <Progress label="Preparing the report" />
      </div>
    </GallerySection>
  );
}
