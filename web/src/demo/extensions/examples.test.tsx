import { fireEvent, screen, within } from '@testing-library/react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { setSampleDoor } from '../../data/sample-door.ts';
import { closeScreens } from '../../data/test-screen.tsx';
import { setDisplay } from '../../ui/theme/display.ts';
import { describeExamplePages, type ExamplePages, openExamples } from '../test-example-pages.tsx';
import texts from './es.json';
import { extensionsScreens } from './screens.ts';

const PAGES: ExamplePages = {
  area: 'extensions',
  texts,
  screens: extensionsScreens,
  files: import.meta.glob<string>('./**/*.example.tsx', { import: 'default', query: '?raw', eager: true }),
};

afterEach(() => {
  setDisplay({ language: 'es' });
  vi.restoreAllMocks();
  closeScreens();
});

const cardOf = (name: string) => within(screen.getByRole('region', { name }));

describeExamplePages('the pages of extensions', PAGES);

describe('the clipboard page', () => {
  it('copies the text of the field, and says so', async () => {
    const user = await openExamples(PAGES, '/extensions/clipboard');
    const card = cardOf('Lo que pone un campo');
    await user.clear(card.getByRole('textbox'));
    expect(card.getByRole('button', { name: 'Copiar' })).toHaveProperty('disabled', true);
    await user.type(card.getByRole('textbox'), 'Contador leído');
    await user.click(card.getByRole('button', { name: 'Copiar' }));
    await screen.findByText('Texto copiado');
    expect(await navigator.clipboard.readText()).toBe('Contador leído');
  });
});

describe('the page of languages', () => {
  it('writes figures in the chosen language', async () => {
    const user = await openExamples(PAGES, '/extensions/i18n');
    const figures = cardOf('Fechas, cifras y plurales');
    expect(figures.getByText('12,8 %')).toBeTruthy();
    await user.click(screen.getByRole('radio', { name: 'English' }));
    await vi.waitFor(() => expect(figures.getByText('12.8%')).toBeTruthy());
  });
});

describe('the page of context menus', () => {
  it('opens a menu inside another, does not choose a disabled item, and gives the focus back', async () => {
    // jsdom hides elements with a `popover` and cannot open them, so they are drawn where they stand.
    const drawn = document.createElement('style');
    drawn.textContent = '[popover] { display: block !important }';
    document.head.append(drawn);
    const user = await openExamples(PAGES, '/extensions/context-menu');
    const target = screen.getByRole('button', { name: /^Un menú dentro de otro/ });
    target.focus();
    await user.pointer({ keys: '[MouseRight]', target });
    await user.keyboard('{ArrowDown}{ArrowRight}');
    const inner = within(screen.getByRole('menu', { name: 'Pasar a' }));
    expect(document.activeElement).toBe(inner.getByRole('menuitem', { name: 'En estudio' }));
    await user.click(inner.getByRole('menuitem', { name: /^Firmada/ }));
    expect(screen.queryByText('Contrato firmado')).toBeNull();
    await user.keyboard('{ArrowLeft}');
    expect(document.activeElement).toBe(screen.getByRole('menuitem', { name: 'Pasar a' }));
    await user.keyboard('{ArrowRight}{ArrowDown}{Enter}');
    await screen.findByText('Ahora está: enviada');
    expect([screen.queryByRole('menu'), document.activeElement]).toEqual([null, target]);
    await user.pointer({ keys: '[MouseRight]', target });
    await user.keyboard('{Escape}');
    expect([screen.queryByRole('menu'), document.activeElement]).toEqual([null, target]);
    drawn.remove();
  });
});

describe('the pages that export', () => {
  it('export the rows that the search leaves, under the chosen name and in the chosen format', async () => {
    const saved: string[] = [];
    vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function click(
      this: HTMLAnchorElement,
    ) {
      saved.push(this.download);
    });
    const texts = saveBlobs();
    const user = await openExamples(PAGES, '/extensions/export');
    const card = cardOf('Lo que se ve');
    await user.type(card.getByRole('searchbox'), 'ibañez');
    await vi.waitFor(() => expect(card.getAllByRole('row')).toHaveLength(2));
    await user.click(card.getByRole('button', { name: 'Exportar lo que se ve' }));
    const dialog = within(screen.getByRole('dialog', { name: 'Exportar 1 fila' }));
    await user.clear(dialog.getByRole('textbox'));
    expect(dialog.getByRole('button', { name: 'Exportar' })).toHaveProperty('disabled', true);
    await user.type(dialog.getByRole('textbox'), 'ventas/2026.csv');
    await user.click(dialog.getByRole('radio', { name: 'CSV' }));
    await user.click(dialog.getByRole('button', { name: 'Exportar' }));
    await vi.waitFor(() => expect(saved).toEqual(['ventas 2026.csv']));
    expect(await texts()).toEqual([
      'Nombre;Correo;Web;Puesto\r\nNuria Sanz Ibáñez;nuria.sanz@faro.example;faro.example;3\r\n',
    ]);
  });

  it('export the ticked rows, and nothing of the export before', async () => {
    vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(() => undefined);
    const texts = saveBlobs();
    const user = await openExamples(PAGES, '/extensions/export-selected');
    const card = cardOf('Solo las filas marcadas');
    const exportAs = async (format: string) => {
      await user.click(card.getByRole('button', { name: 'Exportar 1' }));
      await user.click(screen.getByRole('radio', { name: format }));
      await user.click(screen.getByRole('button', { name: 'Exportar' }));
      await vi.waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    };
    expect(card.getByRole('button', { name: 'Elige filas' })).toHaveProperty('disabled', true);
    await user.click(card.getByRole('checkbox', { name: 'Seleccionar Pau Vidal Serra' }));
    await exportAs('Texto (txt)');
    await user.click(card.getByRole('checkbox', { name: 'Seleccionar Pau Vidal Serra' }));
    await user.click(card.getByRole('checkbox', { name: 'Seleccionar Alba Prieto Rey' }));
    await exportAs('Texto (txt)');
    const names = (await texts()).map((text) =>
      text
        .split('\r\n')
        .slice(1)
        .map((line) => line.split('\t')[0]),
    );
    expect(names).toEqual([['Pau Vidal Serra'], ['Alba Prieto Rey']]);
  });
});

describe('the page that imports', () => {
  const sheetOf = async () => {
    const { SAMPLE_READINGS } = await import('./import/sample-readings.ts');
    const { writeXlsx } = await import('../../list/export/write-xlsx.ts');
    return new File([await writeXlsx(SAMPLE_READINGS)], 'lecturas.xlsx');
  };

  it('shows the rows of a sheet under its titles, and finds in them', async () => {
    const user = await openExamples(PAGES, '/extensions/import');
    const card = cardOf('Cualquier hoja');
    await user.upload(card.getByLabelText(/Trae una hoja/), await sheetOf());
    await card.findByRole('columnheader', { name: 'Contador' });
    expect(card.getByText('21,75')).toBeTruthy();
    expect(card.getAllByText('16/11/2026')).toHaveLength(2);
    await user.type(card.getByRole('searchbox'), 'mucho');
    await vi.waitFor(() => expect(card.getAllByRole('row')).toHaveLength(2));
  });

  it('says which rows are wrong and why, by the lines of the sheet', async () => {
    const user = await openExamples(PAGES, '/extensions/import');
    const card = cardOf('Comprobada fila a fila');
    await user.upload(card.getByLabelText(/Lecturas que se comprueban/), await sheetOf());
    await card.findByText('4 buenas');
    expect(card.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([
      'Línea 4: su energía es negativa',
      'Línea 6: su energía no es un número',
    ]);
  });

  it.each([
    ['foto.png', '«foto.png» no se admite: solo hojas .xlsx'],
    ['rota.xlsx', '«rota.xlsx» no se puede leer: ¿está dañada o tiene contraseña?'],
  ])('refuses the file %s and says why', async (name, reason) => {
    await openExamples(PAGES, '/extensions/import');
    const drop = cardOf('Cualquier hoja').getByLabelText(/Trae una hoja/);
    fireEvent.change(drop, { target: { files: [new File(['nada'], name)] } });
    await screen.findByText(reason);
  });
});

/** Collects what is handed to the downloads, as text and in order. */
function saveBlobs(): () => Promise<string[]> {
  const blobs: Blob[] = [];
  URL.createObjectURL = (blob: Blob) => {
    blobs.push(blob);
    return 'blob:vatio';
  };
  return () => Promise.all(blobs.map((blob) => readText(blob)));
}

function readText(blob: Blob): Promise<string> {
  return new Promise((resolve) => {
    const reader = new FileReader();
    reader.onload = () => resolve(String(reader.result));
    reader.readAsText(blob);
  });
}

describe('the page of tours', () => {
  it('goes from step to step, and ends when the tour is skipped or the page is left', async () => {
    const user = await openExamples(PAGES, '/extensions/tour');
    const shown = () => document.querySelector('.driver-popover-title')?.textContent ?? '';
    await user.click(screen.getByRole('button', { name: 'Explicar la factura' }));
    await vi.waitFor(() => expect(shown()).toBe('Potencia'));
    await user.click(screen.getByRole('button', { name: 'Siguiente' }));
    await vi.waitFor(() => expect(shown()).toBe('Energía'));
    await user.click(screen.getByRole('button', { name: 'Saltar' }));
    await vi.waitFor(() => expect(shown()).toBe(''));
    expect(document.activeElement?.textContent).toBe('Explicar la factura');
    await user.click(screen.getByRole('button', { name: 'Explicar la factura' }));
    await vi.waitFor(() => expect(shown()).toBe('Potencia'));
    closeScreens();
    expect(shown()).toBe('');
  });
});

describe('the page of galleries', () => {
  it('draws only those in sight of hundreds of slides, and none once all are removed', async () => {
    const user = await openExamples(PAGES, '/extensions/swiper');
    const card = cardOf('Cientos, dibujadas según se ven');
    const drawn = () => card.queryAllByText(/^Contador/).length;
    expect(drawn()).toBeLessThan(20);
    await user.click(card.getByRole('button', { name: 'Añadir cien' }));
    expect(card.getByRole('status').textContent).toContain('600');
    await user.click(card.getByRole('button', { name: 'Quitarlos todos' }));
    await vi.waitFor(() => expect(drawn()).toBe(0));
  });
});

describe('the page of notices', () => {
  it('puts each notice in its place, and lets one undo an action', async () => {
    const user = await openExamples(PAGES, '/extensions/toastr');
    await user.click(screen.getByRole('button', { name: 'Abajo, en el centro' }));
    const alert = screen.getByRole('alert');
    expect([alert.dataset.place, alert.textContent]).toEqual(['bottom-centre', 'Abajo, en el centro']);
    await user.click(screen.getByRole('button', { name: 'Con una pregunta' }));
    await user.click(screen.getByRole('button', { name: 'Ampliarla' }));
    expect(screen.queryByText(/^La propuesta .* vence hoy$/)).toBeNull();
    expect(screen.getByText('Vence dentro de siete días')).toBeTruthy();
  });

  it.each([
    [0.1, 'La distribuidora acepta el alta'],
    [0.9, 'La distribuidora no contesta: prueba otra vez'],
  ])('replaces the notice of a running task by one about its end (%f)', async (chance, ending) => {
    vi.spyOn(Math, 'random').mockReturnValue(chance);
    const user = await openExamples(PAGES, '/extensions/toastr');
    await user.click(screen.getByRole('button', { name: 'Pedir el alta' }));
    expect(screen.getByText(/^Preguntando/)).toBeTruthy();
    await screen.findByText(ending);
    expect(screen.queryByText(/^Preguntando/)).toBeNull();
  });
});

describe('the page of alerts', () => {
  it('asks before it does anything, and says what came of the answer', async () => {
    const user = await openExamples(PAGES, '/extensions/sweet-alert');
    const alert = (name: string) => within(screen.getByRole('alertdialog', { name }));
    const ask = () => user.click(screen.getByRole('button', { name: 'Anular el contrato' }));
    await ask();
    await user.click(alert('¿Anular el contrato C-2204?').getByRole('button', { name: 'Dejarlo como está' }));
    await user.click(alert('El contrato sigue').getByRole('button', { name: 'Entendido' }));
    await ask();
    expect(document.activeElement?.textContent).toBe('Dejarlo como está');
    // A press beside a question must not answer it.
    const question = screen.getByRole('alertdialog');
    fireEvent.pointerDown(question);
    fireEvent.click(question);
    await user.click(alert('¿Anular el contrato C-2204?').getByRole('button', { name: 'Anularlo' }));
    expect(alert('Contrato anulado').getByText('El cliente recibe un correo.')).toBeTruthy();
  });

  it('closes by itself once its seconds are over', async () => {
    const user = await openExamples(PAGES, '/extensions/sweet-alert');
    await user.click(screen.getByRole('button', { name: 'Se cierra sola' }));
    expect(screen.getByRole('timer').textContent).toBe('Quedan 3 segundos.');
    await vi.waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull(), { timeout: 8_000 });
  });

  it('shows what a query answers', async () => {
    setSampleDoor(() => import('../../sample-data/index.ts'));
    const user = await openExamples(PAGES, '/extensions/sweet-alert');
    await user.click(screen.getByRole('button', { name: 'Buscar' }));
    expect((await screen.findByRole('alertdialog')).textContent).toContain('Elena Domínguez Cuesta');
  });
});

describe('the page of the player', () => {
  it('says what the video is doing as its controls change it', async () => {
    const user = await openExamples(PAGES, '/extensions/react-player');
    const card = cardOf('Gobernado desde fuera');
    await user.click(card.getByRole('radio', { name: '1,5×' }));
    await user.click(card.getByRole('switch', { name: 'En bucle' }));
    await user.click(card.getByRole('switch', { name: 'Sin sonido' }));
    fireEvent.change(card.getByRole('slider', { name: 'Volumen' }), { target: { value: '0.25' } });
    const texts = [...document.querySelectorAll('dd')].map(({ textContent }) => textContent);
    expect(texts).toEqual(['parado', '0,0 s de 0,0 s', 'sin sonido', '1,5×', 'vuelve a empezar']);
    expect(document.querySelectorAll('video')[1]?.volume).toBe(0.25);
  });
});

describe('the page of drag and drop', () => {
  const namesIn = (card: ReturnType<typeof cardOf>, list: string) =>
    within(card.getByRole('list', { name: list }))
      .getAllByRole('listitem')
      .map(({ textContent }) => textContent);

  it('moves a thing with Alt and the arrows, keeps the focus, stops at the ends and says where it stands', async () => {
    const user = await openExamples(PAGES, '/extensions/drag-and-drop');
    const card = cardOf('Una lista');
    card.getByRole('button', { name: 'Hotel El Faro' }).focus();
    await user.keyboard('{Alt>}{ArrowUp}{ArrowUp}{/Alt}');
    const order = ['Hotel El Faro', 'Almazara del Olivar', 'Talleres Norte', 'Comunidad Pinar 14'];
    expect(namesIn(card, 'A quién llamar hoy, por orden')).toEqual(order);
    expect(document.activeElement?.textContent).toBe('Hotel El Faro');
    await card.findByText('Hotel El Faro: puesto 1 de 4 en «A quién llamar hoy, por orden»');
  });

  it('drops a thing where the pointer lets it go, and leaves it in its place with Esc', async () => {
    await openExamples(PAGES, '/extensions/drag-and-drop');
    const card = cardOf('Dos listas que se cambian cosas');
    const done = () => card.getByRole('list', { name: 'Instalados' });
    document.elementFromPoint = () => done();
    const carry = () => {
      fireEvent.pointerDown(card.getByRole('button', { name: /^Casa Ibáñez/ }), {
        button: 0,
        isPrimary: true,
      });
      fireEvent.pointerMove(window, { clientX: 40, clientY: 40 });
    };
    carry();
    expect(done().dataset.over).toBe('true');
    fireEvent.keyDown(window, { key: 'Escape' });
    fireEvent.pointerUp(window, { clientX: 40, clientY: 40 });
    expect(within(done()).getAllByRole('listitem')).toHaveLength(1);
    carry();
    fireEvent.pointerUp(window, { clientX: 40, clientY: 40 });
    expect(namesIn(card, 'Instalados')).toEqual(['Mercado de abastos64 paneles', 'Casa Ibáñez8 paneles']);
  });

  it('copies labels, and removes a copy that is brought back', async () => {
    const user = await openExamples(PAGES, '/extensions/drag-and-drop');
    const card = cardOf('Etiquetas que se copian');
    card.getByRole('button', { name: 'Solar' }).focus();
    await user.keyboard('{Alt>}{ArrowRight}{ArrowRight}{/Alt}');
    expect(namesIn(card, 'Las del cliente')).toEqual(['Solar', 'Solar']);
    within(card.getByRole('list', { name: 'Las del cliente' }))
      .getAllByRole('button')[0]
      ?.focus();
    await user.keyboard('{Alt>}{ArrowLeft}{/Alt}');
    expect(namesIn(card, 'Las del cliente')).toEqual(['Solar']);
    expect(namesIn(card, 'Etiquetas')).toEqual([
      'Solar',
      'Coche eléctrico',
      'Consumo nocturno',
      'También gas',
    ]);
  });

  it('moves the chosen things together', async () => {
    const user = await openExamples(PAGES, '/extensions/drag-and-drop');
    const card = cardOf('Varias a la vez');
    await user.click(card.getByRole('button', { name: 'Panadería La Espiga' }));
    await user.click(card.getByRole('button', { name: 'Clínica Sanz' }));
    await user.keyboard('{Alt>}{ArrowRight}{/Alt}');
    expect(namesIn(card, 'De Marta')).toEqual(['Bodega Alcor', 'Panadería La Espiga', 'Clínica Sanz']);
    expect(namesIn(card, 'Sin asignar')).toEqual(['Gimnasio Pulso', 'Cines Avenida']);
  });
});
