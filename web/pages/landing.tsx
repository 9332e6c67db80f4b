import { Closing } from '#web/features/shell/public/closing.tsx';
import { Differences } from '#web/features/shell/public/differences.tsx';
import { FeatureCards } from '#web/features/shell/public/feature-cards.tsx';
import { Hero } from '#web/features/shell/public/hero.tsx';
import { LegalBasis } from '#web/features/shell/public/legal-basis.tsx';
import { SIGN_UP, landingMessages as say } from '#web/features/shell/public/messages.ts';
import { NumberTrace } from '#web/features/shell/public/number-trace.tsx';
import { Pricing } from '#web/features/shell/public/pricing.tsx';
import { ProcessSteps } from '#web/features/shell/public/process-steps.tsx';
import { ProductPictures } from '#web/features/shell/public/product-pictures.tsx';
import { Questions } from '#web/features/shell/public/questions.tsx';
import { LinkButton } from '#web/ui/inputs/link-button.tsx';

/** The landing page; rendered at build time and never hydrated. */
export default function LandingPage() {
  return (
    <main id="content" tabIndex={-1} className="text-base">
      <Hero />
      <Differences />
      <ProductPictures />
      <FeatureCards />
      <NumberTrace />
      <ProcessSteps />
      <LegalBasis />
      <Pricing />
      <Questions />
      <Closing title={say.closing.title}>
        <LinkButton href={SIGN_UP} variant="primary" size="lg">
          {say.closing.getStarted}
        </LinkButton>
      </Closing>
    </main>
  );
}
