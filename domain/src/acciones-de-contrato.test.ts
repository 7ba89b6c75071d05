import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { accionesDeContrato, pasoDeContrato } from './acciones-de-contrato.ts';
import { ESTADOS_CONTRATO, type EstadosContrato, TRANSICIONES_CONTRATO } from './contrato.ts';

const NUEVO: EstadosContrato = {
  comercial: 'borrador',
  firma: 'pendiente',
  atr: 'sin-solicitar',
  cobro: 'pendiente',
};

const estados = fc.record({
  comercial: fc.constantFrom(...ESTADOS_CONTRATO.comercial),
  firma: fc.constantFrom(...ESTADOS_CONTRATO.firma),
  atr: fc.constantFrom(...ESTADOS_CONTRATO.atr),
  cobro: fc.constantFrom(...ESTADOS_CONTRATO.cobro),
});

describe('the actions on a contract', () => {
  it('depend on who asks, on a new one', () => {
    expect(accionesDeContrato(NUEVO, 'vende')).toEqual([
      'enviar-por-correo',
      'enviar',
      'cancelar',
      'enviar-a-firma',
      'firmar',
    ]);
    expect(accionesDeContrato(NUEVO, 'mira')).toEqual([]);
  });

  it('are exactly those that the step then takes', () => {
    fc.assert(
      fc.property(estados, fc.constantFrom('administra' as const, 'vende' as const), (donde, quien) => {
        const ofrecidas = new Set<string>(accionesDeContrato(donde, quien));
        for (const { accion } of TRANSICIONES_CONTRATO) {
          expect(pasoDeContrato(donde, accion, quien).ok).toBe(ofrecidas.has(accion));
        }
      }),
    );
  });

  it('reach the distributor only once signed, and never cancel it while there', () => {
    fc.assert(
      fc.property(estados, (donde) => {
        const ofrecidas = accionesDeContrato(donde, 'administra');
        if (donde.comercial !== 'firmado') expect(ofrecidas).not.toContain('solicitar');
        if (['solicitado', 'aceptado', 'activado'].includes(donde.atr))
          expect(ofrecidas).not.toContain('cancelar');
      }),
    );
  });
});
