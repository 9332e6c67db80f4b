import { useQuery } from '@tanstack/react-query';
import { useEffect } from 'react';
import { Link } from 'react-router';
import { can } from '#domain/people/permissions.ts';
import { useSession } from '#web/features/account/session/use-session.ts';
import { companyQuery } from '#web/features/company/company/api.ts';
import { CompanyCard } from '#web/features/company/company/company-card.tsx';
import { DataSecurityCard } from '#web/features/company/company/data-security-card.tsx';
import { MailNotice } from '#web/features/company/company/mail-notice.tsx';
import { companyMessages as say } from '#web/features/company/company/messages.ts';
import { InviteCard } from '#web/features/company/invitations/invite-card.tsx';
import { PendingInvitationsCard } from '#web/features/company/invitations/pending-invitations-card.tsx';
import { TeamCard } from '#web/features/company/team/team-card.tsx';
import { focusSoon } from '#web/lib/focus-soon.ts';
import { useLinkedPlace } from '#web/lib/use-linked-place.ts';
import { LinkButton } from '#web/ui/inputs/link-button.tsx';
import { Card } from '#web/ui/layout/card.tsx';
import { EmptyState } from '#web/ui/layout/empty-state.tsx';
import { PageHeader } from '#web/ui/layout/page-header.tsx';
import { toast } from '#web/ui/overlays/toast-store.ts';

/** The company page: whom to invite, the team, Company Information, how data is kept apart. */
export default function CompanyScreen() {
  useLinkedPlace('setting', (id) => focusSoon(id));
  const { company: known, role } = useSession();
  // The session already contains the company: nothing to wait for, and a newer response replaces it.
  const { data, isError } = useQuery({ ...companyQuery, enabled: known !== null });
  const company = known && (data ?? known);

  useEffect(() => {
    if (isError) toast.error(say.loadFailed, { id: 'company-load' });
  }, [isError]);

  return (
    <div className="flex w-full max-w-4xl flex-col gap-6 px-4 py-6 sm:px-6">
      <PageHeader title={say.pageTitle} subtitle={say.pageSubtitle} />
      <MailNotice />
      {company ? (
        <>
          {role && can(role, 'team.invite') ? <InviteCard /> : null}
          {role && can(role, 'team.view-invitations') ? <PendingInvitationsCard /> : null}
          <TeamCard />
          <CompanyCard key={company.id} company={company} />
        </>
      ) : (
        <Card>
          <EmptyState
            title={say.emptyTitle}
            description={say.emptyText}
            action={
              <LinkButton as={Link} to="/company-setup" variant="primary">
                {say.setUp}
              </LinkButton>
            }
          />
        </Card>
      )}
      <DataSecurityCard />
    </div>
  );
}
