import { act, cleanup, render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { type ReactNode, useState } from 'react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { testRouter } from '../../router/test-router.tsx';
import { Toaster } from '../feedback/toaster.tsx';
import { notify } from '../feedback/toasts.ts';
import { Dialog } from './dialog.tsx';
import { DialogButtons } from './dialog-buttons.tsx';

// jsdom does not implement modal dialogs.
beforeEach(() => {
  HTMLDialogElement.prototype.showModal = function showModal(this: HTMLDialogElement) {
    this.open = true;
  };
  HTMLDialogElement.prototype.show = HTMLDialogElement.prototype.showModal;
  HTMLDialogElement.prototype.close = function close(this: HTMLDialogElement) {
    this.open = false;
  };
});
afterEach(cleanup);

/**
 * A page with a dialog that may delete the row that opened it. The dialog is removed when it closes, or stays closed on
 * the page.
 */
function Page({ stays }: { stays: boolean }) {
  const [open, setOpen] = useState(false);
  const [deleted, setDeleted] = useState(false);
  const close = () => setOpen(false);
  const dialog = (
    <Dialog open={open} onClose={close} title="Diálogo">
      <button type="button" data-autofocus onClick={close}>
        Aceptar
      </button>
      <button
        type="button"
        onClick={() => {
          setDeleted(true);
          close();
        }}
      >
        Eliminar
      </button>
    </Dialog>
  );
  return (
    <>
      <h1 tabIndex={-1}>Página</h1>
      {!deleted && (
        <button type="button" onClick={() => setOpen(true)}>
          Abrir
        </button>
      )}
      {(stays || open) && dialog}
    </>
  );
}

const focused = () => document.activeElement?.textContent;
const press = (name: string) => userEvent.click(screen.getByRole('button', { name }));

it.each([true, false])('a dialog returns the focus to what opened it (it stays: %s)', async (stays) => {
  render(<Page stays={stays} />);
  await press('Abrir');
  expect(focused()).toBe('Aceptar');
  await press('Aceptar');
  expect(screen.queryByRole('dialog')).toBeNull();
  expect(focused()).toBe('Abrir');
});

it('a dialog gives the focus to the heading of the page when what opened it is gone', async () => {
  render(<Page stays={false} />);
  await press('Abrir');
  await press('Eliminar');
  expect(focused()).toBe('Página');
});

it('a dialog holds the notices of what is done in it, so that they can be undone, and they outlive it', async () => {
  let undone = 0;
  render(
    <>
      <Toaster />
      <Page stays />
    </>,
  );
  await press('Abrir');
  act(() => notify('Cliente borrado', { undo: () => (undone += 1) }));
  const inside = within(screen.getByRole('dialog'));
  expect(inside.getByText('Cliente borrado')).toBeDefined();
  await userEvent.click(inside.getByRole('button', { name: 'Aceptar' }));
  expect(screen.queryByRole('dialog')).toBeNull();
  const [undo] = within(screen.getByText('Cliente borrado').closest('fieldset')!).getAllByRole('button');
  await userEvent.click(undo!);
  expect(undone).toBe(1);
});

it('a notice and the title of a dialog keep a code on one line', () => {
  render(
    <>
      <Toaster />
      <Dialog open onClose={() => {}} title="Renovar CT-2026-0003">
        Texto
      </Dialog>
    </>,
  );
  act(() => {
    notify('P-2026-0001 v2 guardada');
  });
  const whole = screen
    .getAllByText(/^[A-Z]+-[\d-]+$/)
    .map(({ className, textContent }) => [className, textContent]);
  expect(whole).toEqual(
    expect.arrayContaining([
      ['vt-figure', 'CT-2026-0003'],
      ['vt-figure', 'P-2026-0001'],
    ]),
  );
});

/** A page that is used beside its dialog. */
function FreePage() {
  const [open, setOpen] = useState(false);
  const [pressed, setPressed] = useState(0);
  return (
    <>
      <button type="button" onClick={() => setOpen(true)}>
        Abrir
      </button>
      <button type="button" onClick={() => setPressed(pressed + 1)}>
        Pulsado {pressed}
      </button>
      <Dialog free open={open} onClose={() => setOpen(false)} title="Notas">
        <p>Texto</p>
      </Dialog>
    </>
  );
}

it('a free dialog leaves the page in use, and Esc inside it closes it', async () => {
  const modally = vi.spyOn(HTMLDialogElement.prototype, 'showModal');
  render(<FreePage />);
  await press('Abrir');
  await press('Pulsado 0');
  expect(screen.getByRole('dialog', { name: 'Notas' })).toBeDefined();
  expect(modally).not.toHaveBeenCalled();
  await userEvent.keyboard('{Escape}');
  expect(screen.queryByRole('dialog')).not.toBeNull();
  act(() => within(screen.getByRole('dialog')).getByRole('button').focus());
  await userEvent.keyboard('{Escape}');
  expect(screen.queryByRole('dialog')).toBeNull();
});

it('a press outside closes a Dialog, unless it needs an answer', async () => {
  const onClose = vi.fn();
  const dialog = (asks: boolean) => (
    <Dialog asks={asks} open onClose={onClose} title="Aviso">
      Texto
    </Dialog>
  );
  const { rerender } = render(dialog(false));
  await userEvent.click(screen.getByRole('dialog'));
  expect(onClose).toHaveBeenCalledTimes(1);
  rerender(dialog(true));
  await userEvent.click(screen.getByRole('dialog'));
  expect(onClose).toHaveBeenCalledTimes(1);
});

/** A form in a dialog whose «Guardar» leaves it open, as when the server refuses it. */
function NotePage() {
  const [open, setOpen] = useState(true);
  const [text, setText] = useState('');
  return (
    <Dialog
      open={open}
      onClose={() => setOpen(false)}
      title="Nota"
      footer={
        <DialogButtons onCancel={() => setOpen(false)} form="nota">
          Guardar
        </DialogButtons>
      }
    >
      <form id="nota" onSubmit={(event) => event.preventDefault()}>
        <input aria-label="Texto" value={text} onChange={({ target }) => setText(target.value)} />
        <input aria-label="Buscar" type="search" />
      </form>
    </Dialog>
  );
}

const WAYS: Readonly<Record<string, () => Promise<unknown>>> = {
  Esc: () => userEvent.keyboard('{Escape}'),
  'the cross': () => press('close'),
  'a press outside': () => userEvent.click(screen.getByRole('dialog')),
  'its other button': () => press('cancel'),
};

it.each(Object.keys(WAYS))('a dialog left by %s asks first when something was typed in it', async (way) => {
  render(<NotePage />);
  const leave = WAYS[way] ?? expect.fail(way);
  await userEvent.type(screen.getByLabelText('Texto'), 'Llamar');
  await press('Guardar');
  await leave();
  await press('keepEditing');
  expect(screen.getByLabelText('Texto')).toHaveProperty('value', 'Llamar');
  expect(screen.queryByRole('alertdialog')).toBeNull();
  await leave();
  await press('leaveUnsaved');
  expect(screen.queryByRole('dialog')).toBeNull();
});

it.each(Object.keys(WAYS))('a dialog left by %s closes at once when nothing in it is lost', async (way) => {
  render(<NotePage />);
  await userEvent.type(screen.getByLabelText('Texto'), 'a{Backspace}');
  await userEvent.type(screen.getByLabelText('Buscar'), 'sol');
  await WAYS[way]?.();
  expect(screen.queryByRole('dialog')).toBeNull();
});

/** A dialog in two steps, the second of which shows nothing that was typed. */
function StepsPage() {
  const [open, setOpen] = useState(true);
  const [step, setStep] = useState(1);
  return (
    <Dialog
      steps
      open={open}
      onClose={() => setOpen(false)}
      title="Nueva aplicación"
      footer={
        <DialogButtons onCancel={() => setOpen(false)} onClick={() => setStep(2)}>
          Seguir
        </DialogButtons>
      }
    >
      {step === 1 ? <input aria-label="Nombre" /> : <p>Segundo paso</p>}
    </Dialog>
  );
}

it.each(Object.keys(WAYS))(
  'a dialog left by %s in its second step asks for what was typed in the first',
  async (way) => {
    render(<StepsPage />);
    await userEvent.type(screen.getByLabelText('Nombre'), 'Contadores');
    await press('Seguir');
    await WAYS[way]?.();
    await press('leaveUnsaved');
    expect(screen.queryByRole('dialog')).toBeNull();
  },
);

it('whoever is refused and goes on writing, or stays, is asked again before the page is left', async () => {
  const { router, view } = testRouter('/', { screens: { '/': NotePage } });
  render(view);
  await userEvent.type(await screen.findByLabelText('Texto'), 'Llamar');
  const isAsked = async () => {
    void router.navigate({ to: '/otra' });
    await waitFor(() => expect(router.unsaved.question()).toBeDefined());
    act(() => router.unsaved.question()?.answer(false));
  };
  await isAsked();
  await press('cancel');
  await press('keepEditing');
  await isAsked();
  await press('Guardar');
  act(() => screen.getByLabelText('Texto').focus());
  await isAsked();
});

it('a dialog that begins with a text of several lines begins in it, and one with other fields does not', () => {
  const dialog = (first: ReactNode) => (
    <Dialog open onClose={() => {}} title="Rechazar">
      {first}
      <textarea aria-label="Motivo" />
    </Dialog>
  );
  const { unmount } = render(dialog(<p>Se le dirá al cliente.</p>));
  expect(document.activeElement).toBe(screen.getByLabelText('Motivo'));
  unmount();
  render(dialog(<input aria-label="Nombre" />));
  expect(document.activeElement).not.toBe(screen.getByLabelText('Motivo'));
});
