import type { ComponentProps, MouseEvent, PointerEvent } from 'react';
import { useRouter } from '../../router/use-router.ts';

export type LinkProps = Omit<ComponentProps<'a'>, 'href'> & {
  /** An address of this product with its query: `/cups/ES0021…?tab=curva`. */
  readonly to: string;
  /** The pointer rests on it only to press it, as on a menu, so that its page is drawn before the press. */
  readonly likely?: boolean;
};

/**
 * A link inside the product that loads its screen when the pointer or the focus reaches it. The router's own link
 * subscribes to the location, which is too slow for a hundred links in a table.
 */
export function Link({ to, likely, onClick, ...props }: LinkProps) {
  const router = useRouter();

  const follow = (event: MouseEvent<HTMLAnchorElement>) => {
    onClick?.(event);
    if (event.defaultPrevented || !isPlainClick(event) || props.target) return;
    event.preventDefault();
    router.navigate({ to: to });
  };
  const aim = () => (likely ? router.drawAhead(to) : router.loadAhead(to));
  // A finger leaves the link before it presses it.
  const point = ({ pointerType }: PointerEvent) => (pointerType === 'mouse' ? aim() : router.loadAhead(to));
  const leave = likely ? () => router.forgetAhead(to) : undefined;

  return (
    <a
      {...props}
      href={router.hrefOf(to)}
      onClick={follow}
      onPointerEnter={point}
      onFocus={aim}
      onPointerLeave={leave}
      onBlur={leave}
    />
  );
}

/** A click that does not ask for a new tab or window. */
function isPlainClick(event: MouseEvent): boolean {
  return event.button === 0 && !(event.metaKey || event.ctrlKey || event.shiftKey || event.altKey);
}
