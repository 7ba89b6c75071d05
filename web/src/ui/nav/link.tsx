import { useRouter } from '@tanstack/react-router';
import type { ComponentProps, MouseEvent } from 'react';

export type LinkProps = Omit<ComponentProps<'a'>, 'href'> & {
  /** An address of this product, query included: `/cups/ES0021…?tab=curva`. */
  readonly to: string;
};

/**
 * A link inside the product that loads the screen behind it when the pointer or the focus reaches it. The router's
 * own link watches the location, which a hundred links in a table cannot afford.
 */
export function Link({ to, onClick, ...props }: LinkProps) {
  const router = useRouter();

  const follow = (event: MouseEvent<HTMLAnchorElement>) => {
    onClick?.(event);
    if (event.defaultPrevented || !isPlainClick(event) || props.target) return;
    event.preventDefault();
    router.navigate({ href: to });
  };
  const preload = () => {
    router.preloadRoute({ to: to.split(/[?#]/)[0] }).catch(() => undefined);
  };

  return (
    <a
      {...props}
      href={router.history.createHref(inFolder(router.basepath, to))}
      onClick={follow}
      onPointerEnter={preload}
      onFocus={preload}
    />
  );
}

/** The address with the folder of the host that the product stands in; what begins with no slash is relative already. */
function inFolder(folder: string, to: string): string {
  return to.startsWith('/') ? folder.replace(/\/$/, '') + to : to;
}

/** A click that asks for nothing else, such as a new tab. */
function isPlainClick(event: MouseEvent): boolean {
  return event.button === 0 && !(event.metaKey || event.ctrlKey || event.shiftKey || event.altKey);
}
