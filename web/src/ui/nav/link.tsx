import type { ComponentProps, MouseEvent } from 'react';
import { useRouter } from '../../router/use-router.ts';

export type LinkProps = Omit<ComponentProps<'a'>, 'href'> & {
  /** An address of this product with its query: `/cups/ES0021…?tab=curva`. */
  readonly to: string;
};

/**
 * A link inside the product that loads its screen when the pointer or the focus reaches it. The router's own link
 * subscribes to the location, which is too slow for a hundred links in a table.
 */
export function Link({ to, onClick, ...props }: LinkProps) {
  const router = useRouter();

  const follow = (event: MouseEvent<HTMLAnchorElement>) => {
    onClick?.(event);
    if (event.defaultPrevented || !isPlainClick(event) || props.target) return;
    event.preventDefault();
    router.navigate({ to: to });
  };
  const preload = () => {
    router.loadAhead(to);
  };

  return (
    <a {...props} href={router.hrefOf(to)} onClick={follow} onPointerEnter={preload} onFocus={preload} />
  );
}

/** A click that does not ask for a new tab or window. */
function isPlainClick(event: MouseEvent): boolean {
  return event.button === 0 && !(event.metaKey || event.ctrlKey || event.shiftKey || event.altKey);
}
