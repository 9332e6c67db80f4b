import { Pencil, Plus, Trash2 } from 'lucide-react';
import { Spinner } from '../display/spinner.tsx';
import { Button } from '../inputs/button.tsx';
import { IconButton } from '../inputs/icon-button.tsx';
import { LinkButton } from '../inputs/link-button.tsx';
import { Example, GallerySection } from './gallery-section.tsx';

const variants = ['primary', 'secondary', 'ghost', 'danger', 'link'] as const;
const sizes = ['sm', 'md', 'lg'] as const;

export function ButtonsSection() {
  return (
    <GallerySection id="buttons" title="Buttons">
      <Example label="Variants">
        {variants.map((variant) => (
          <Button key={variant} variant={variant}>
            Save section
          </Button>
        ))}
      </Example>
      <Example label="Sizes: 28, 36 and 44 px">
        {sizes.map((size) => (
          <Button key={size} variant="primary" size={size}>
            <Plus aria-hidden="true" />
            Add impact
          </Button>
        ))}
      </Example>
      <Example label="Busy: keeps focus, cannot be pressed twice">
        {variants.map((variant) => (
          <Button key={variant} variant={variant} busy busyText="Saving...">
            Save section
          </Button>
        ))}
      </Example>
      <Example label="Disabled">
        {variants.map((variant) => (
          <Button key={variant} variant={variant} disabled>
            Save section
          </Button>
        ))}
      </Example>
      <Example label="Icons and links">
        <IconButton label="Edit topic">
          <Pencil aria-hidden="true" />
        </IconButton>
        <IconButton label="Delete topic" variant="secondary">
          <Trash2 aria-hidden="true" />
        </IconButton>
        <IconButton label="Deleting topic" size="sm" busy>
          <Trash2 aria-hidden="true" />
        </IconButton>
        <LinkButton href="#buttons" variant="primary">
          Get Started
        </LinkButton>
        <Spinner label="Loading assessment..." />
      </Example>
    </GallerySection>
  );
}
