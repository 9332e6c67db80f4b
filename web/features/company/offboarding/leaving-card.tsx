import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { can } from '#domain/people/permissions.ts';
import { useSession } from '#web/features/account/session/use-session.ts';
import type { Company } from '#web/features/company/company/api.ts';
import { Loading, SkeletonRows } from '#web/ui/display/skeleton.tsx';
import { Button } from '#web/ui/inputs/button.tsx';
import { Card, CardBody, CardHeader, CardTitle } from '#web/ui/layout/card.tsx';
import { ErrorState } from '#web/ui/layout/error-state.tsx';
import { SettingRow } from '#web/ui/layout/setting-row.tsx';
import { type OpenWay, wayOutQuery } from './api.ts';
import { CloseDialog } from './close-dialog.tsx';
import { LeaveDialog } from './leave-dialog.tsx';
import { leavingMessages as say } from './messages.ts';

/** The ways to leave or close the company, at the end of its page. */
export function LeavingCard({ company }: { company: Company }) {
  const { data: wayOut, isError, refetch } = useQuery(wayOutQuery);
  return (
    <Card aria-labelledby="leave-or-close" className="border-danger/40">
      <CardHeader>
        <CardTitle id="leave-or-close" className="text-danger">
          {say.title}
        </CardTitle>
      </CardHeader>
      <CardBody className="divide-y">
        {wayOut ? (
          <WaysOut wayOut={wayOut} company={company} />
        ) : isError ? (
          <ErrorState title={say.wayFailed} onRetry={() => void refetch()} />
        ) : (
          <Loading label={say.loading}>
            <SkeletonRows rows={1} />
          </Loading>
        )}
      </CardBody>
    </Card>
  );
}

function WaysOut({ wayOut, company }: { wayOut: OpenWay; company: Company }) {
  const { role, settings } = useSession();
  const [asked, setAsked] = useState<'leave' | 'close' | null>(null);
  const { way, companyName, successors } = wayOut;
  const isAlone = successors.length === 0;
  const canClose = role !== null && can(role, 'company.close') && company.closesAt === null && way !== 'delete';
  const texts = {
    leave: say.leaveText(companyName),
    'hand-over': `${say.leaveText(companyName)} ${say.handOverText}`,
    delete: say.removeText,
    close: '',
  };
  return (
    <>
      {way === 'close' ? null : (
        <SettingRow
          title={way === 'delete' ? say.remove : say.leave}
          text={texts[way]}
          action={
            <Button variant="danger" onClick={() => setAsked('leave')}>
              {way === 'delete' ? say.remove : say.leave}
            </Button>
          }
        />
      )}
      {canClose ? (
        <SettingRow
          title={say.close}
          text={(isAlone ? say.closeAloneText : say.closeText)(settings.closingDays)}
          action={
            <Button variant="danger" onClick={() => setAsked('close')}>
              {say.close}
            </Button>
          }
        />
      ) : null}
      <LeaveDialog wayOut={wayOut} open={asked === 'leave'} onClose={() => setAsked(null)} />
      <CloseDialog company={company} open={asked === 'close'} onClose={() => setAsked(null)} />
    </>
  );
}
