import type { ComponentProps, ElementType } from 'react';
import { cn } from '#web/lib/cn.ts';
import { type ButtonStyleProps, buttonStyles } from './button-styles.ts';

type LinkButtonProps<As extends ElementType> = ButtonStyleProps & { as?: As } & Omit<
    ComponentProps<As>,
    'as' | 'variant' | 'size'
  >;

/** A link that looks like a button: `<LinkButton href="/auth">` or, with a router's link, `<LinkButton as={Link} to="/auth">`. */
export function LinkButton<As extends ElementType = 'a'>({
  as,
  variant,
  size,
  className,
  ...props
}: LinkButtonProps<As>) {
  const Element: ElementType = as ?? 'a';
  return <Element {...props} className={cn(buttonStyles({ variant, size }), className as string | undefined)} />;
}
