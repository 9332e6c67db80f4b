import { company } from 'virtual:sample-company';
import { ArrowLeft } from 'lucide-react';
import { Link } from 'react-router';
import { screens } from '#contract/screens.ts';
import { DemoChat } from '#web/features/shell/public/demo-chat.tsx';
import { DemoMatrix } from '#web/features/shell/public/demo-matrix.tsx';
import { DemoQuestionnaire } from '#web/features/shell/public/demo-questionnaire.tsx';
import { sampleMessages as say } from '#web/features/shell/public/messages.ts';
import { LinkButton } from '#web/ui/inputs/link-button.tsx';
import { PageHeader } from '#web/ui/layout/page-header.tsx';

/** The sample company inside the application: read-only, with one way back. */
export default function SampleScreen() {
  return (
    <>
      <div className="mx-auto w-full max-w-7xl px-5 py-6 sm:px-8">
        <PageHeader
          title={say.title}
          subtitle={say.subtitle(company)}
          actions={
            <LinkButton as={Link} to={screens.home.path} variant="primary">
              <ArrowLeft aria-hidden="true" />
              {say.back}
            </LinkButton>
          }
        />
      </div>
      <DemoMatrix />
      <DemoQuestionnaire />
      <DemoChat />
    </>
  );
}
