import { screen } from '@testing-library/react';
import type userEvent from '@testing-library/user-event';

// jsdom hides an element with `popover` and cannot open it, so this style shows the list where it stands.
const drawn = document.createElement('style');
drawn.textContent = '[popover]:has([role="listbox"]) { display: block !important }';
document.head.append(drawn);

type Choice = {
  readonly user: ReturnType<typeof userEvent.setup>;
  readonly field: HTMLElement;
  readonly text: string;
};

/** Types a text in a field and chooses an option that it finds, as a person does. */
export async function chooseByTyping({ user, field, text }: Choice): Promise<void> {
  await user.click(field);
  await user.type(field, text);
  await user.click(await screen.findByRole('option', { name: new RegExp(text) }));
}
