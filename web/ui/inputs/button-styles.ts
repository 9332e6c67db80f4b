import { cva, type VariantProps } from 'class-variance-authority';

/** The look of everything that can be pressed; shared by buttons and by links that look like buttons. */
export const buttonStyles = cva(
  [
    'inline-flex shrink-0 items-center justify-center gap-2 rounded-md border font-medium whitespace-nowrap select-none',
    'transition-colors',
    'disabled:pointer-events-none disabled:opacity-50 aria-disabled:not-aria-busy:opacity-60',
    '[&_svg]:size-4 [&_svg]:shrink-0',
  ],
  {
    variants: {
      variant: {
        primary: 'border-transparent bg-accent text-on-accent hover:bg-accent-strong active:bg-accent-strong',
        secondary: 'border-line-strong bg-surface text-ink hover:bg-sunken active:bg-sunken',
        ghost: 'border-transparent bg-transparent text-ink hover:bg-sunken active:bg-sunken',
        danger: 'border-transparent bg-danger text-on-danger hover:bg-danger-strong active:bg-danger-strong',
        link: 'border-transparent bg-transparent px-0 text-accent underline decoration-1 underline-offset-4 hover:text-accent-strong',
      },
      size: {
        sm: 'h-7 px-2.5 text-xs [&_svg]:size-3.5',
        md: 'h-9 px-3.5 text-sm',
        lg: 'h-11 px-5 text-base',
      },
    },
    compoundVariants: [{ variant: 'link', class: 'h-auto min-h-6 px-0' }],
    defaultVariants: { variant: 'secondary', size: 'md' },
  },
);

export type ButtonStyleProps = VariantProps<typeof buttonStyles>;
