import type { Faq } from './faq.ts';

export const FAQ: Faq = {
  payment: {
    icon: 'CreditCard',
    title: 'Pagos',
    subtitle: 'Cómo y cuándo se paga',
    qandA: [
      {
        question: '¿Cuándo se cobra mi pedido?',
        ans: 'Al confirmarlo reservamos el importe y lo cobramos cuando el paquete sale del almacén. Si algo no queda, devolvemos su parte en el acto.',
      },
      {
        question: '¿Qué formas de pago aceptáis?',
        ans: 'Tarjeta, transferencia, Bizum y domiciliación para clientes con contrato de suministro. En tienda, también efectivo hasta el límite legal.',
      },
      {
        question: '¿Puedo pagar a plazos una batería o una aerotermia?',
        ans: 'Sí, a partir de 600 €, en tres, seis o doce meses sin intereses. La respuesta llega en un minuto y no hace falta cambiar de banco.',
      },
      {
        question: '¿Puedo cargar la compra en mi factura de la luz?',
        ans: 'Si tu contrato lleva más de seis meses, reparte el importe en hasta doce facturas. Lo verás en una línea aparte, separada de la energía.',
      },
      {
        question: '¿Por qué se ha rechazado mi tarjeta?',
        ans: 'Casi siempre porque el banco espera que confirmes la compra en su aplicación. Inténtalo de nuevo con ella abierta o elige otra forma de pago.',
      },
      {
        question: '¿Dónde descargo la factura de mi compra?',
        ans: 'En Mis pedidos, al lado de cada uno. Para ponerla a nombre de una empresa, escribe el NIF antes de pagar.',
      },
      {
        question: '¿Aplicáis el IVA reducido a las placas?',
        ans: 'El tipo depende de la obra y de la vivienda. Si la instalación cumple los requisitos, te pediremos una declaración y lo aplicaremos en el presupuesto.',
      },
    ],
  },
  delivery: {
    icon: 'Truck',
    title: 'Envíos',
    subtitle: 'Del almacén a tu puerta',
    qandA: [
      {
        question: '¿Cuánto tarda en llegar un pedido?',
        ans: 'Lo pequeño, de uno a tres días laborables. Baterías, termos y máquinas de aerotermia van en camión con cita y suelen tardar una semana.',
      },
      {
        question: '¿Cuánto cuesta el envío?',
        ans: 'Los productos con la marca «envío gratis» no tienen coste en la península. El resto, 4,90 €, o nada si el pedido pasa de 60 €.',
      },
      {
        question: '¿Enviáis a Canarias, Baleares, Ceuta y Melilla?',
        ans: 'Sí, salvo baterías de litio de más de 2 kWh, que solo viajan por mar y se presupuestan aparte. A Canarias, Ceuta y Melilla no se cobra IVA.',
      },
      {
        question: '¿Puedo elegir el día de entrega?',
        ans: 'En los envíos con cita, el transportista te llama la víspera. En los demás eliges día desde el mensaje de seguimiento.',
      },
      {
        question: '¿Subís el termo a casa?',
        ans: 'La entrega normal es a pie de calle. Añade «entrega e instalación» en la cesta y dos personas lo suben, lo montan y retiran el viejo.',
      },
    ],
  },
  cancellationReturn: {
    icon: 'RefreshCw',
    title: 'Cancelaciones y devoluciones',
    subtitle: 'Si cambias de idea',
    qandA: [
      {
        question: '¿Puedo cancelar un pedido?',
        ans: 'Sí, hasta que sale del almacén, desde Mis pedidos y sin dar explicaciones. Después, rechaza la entrega o pide la devolución.',
      },
      {
        question: '¿Cuántos días tengo para devolver?',
        ans: 'Treinta desde que lo recibes, más del doble de lo que marca la ley. Basta con que conserve sus piezas y su manual.',
      },
      {
        question: '¿Quién paga el transporte de la devolución?',
        ans: 'Nosotros, si el producto falla o no es el que pediste. Si es un cambio de idea, descontamos 4,90 €.',
      },
      {
        question: '¿Cuándo recibo mi dinero?',
        ans: 'En cuanto el paquete pasa por el escáner del transportista iniciamos el abono. El banco tarda de dos a cinco días en mostrarlo.',
      },
      {
        question: '¿Puedo devolver algo ya instalado?',
        ans: 'Si funciona mal, siempre. Si funciona bien, no admitimos equipos conectados a la instalación eléctrica o al agua.',
      },
      {
        question: 'Mi producto ha llegado roto, ¿qué hago?',
        ans: 'Haz una foto del embalaje y escríbenos en 48 horas. Enviamos otro sin esperar a recoger el primero.',
      },
      {
        question: '¿Cómo desisto de un contrato de suministro?',
        ans: 'Tienes catorce días naturales desde que lo aceptaste. Escríbenos con el CUPS y seguirás con tu compañía anterior como si nada.',
      },
    ],
  },
  myOrders: {
    icon: 'Package',
    title: 'Mis pedidos',
    subtitle: 'Seguimiento y facturas',
    qandA: [
      {
        question: '¿Dónde está mi pedido?',
        ans: 'En Mis pedidos, con el enlace del transportista. Se actualiza varias veces al día, menos en domingo.',
      },
      {
        question: '¿Puedo cambiar la dirección de un pedido?',
        ans: 'Mientras ponga «en preparación», sí. Después, solo el transportista puede desviarlo a un punto de recogida cercano.',
      },
      {
        question: '¿Por qué he recibido solo una parte?',
        ans: 'Los pedidos grandes viajan en varios bultos. Mira cuántos lleva el tuyo y, si pasan dos días, escríbenos.',
      },
      {
        question: '¿Puedo añadir un producto a un pedido hecho?',
        ans: 'No, pero si haces otro en la misma hora los juntamos y te devolvemos un envío.',
      },
      {
        question: '¿Cuánto tiempo guardáis mis pedidos?',
        ans: 'Seis años, que es lo que pide el Código de Comercio. La garantía se tramita desde el propio pedido, sin tique.',
      },
    ],
  },
  productServices: {
    icon: 'Settings',
    title: 'Productos y servicios',
    subtitle: 'Antes y después de comprar',
    qandA: [
      {
        question: '¿Qué cargador necesito para mi coche?',
        ans: 'Con 7,4 kW y una noche se llenan casi todos. Si tu potencia contratada no llega, elige un cargador que se regule solo antes que subirla.',
      },
      {
        question: '¿Cuántas placas caben en mi tejado?',
        ans: 'Cada placa ocupa unos dos metros cuadrados. Con tu CUPS y tu dirección te decimos cuántas convienen, que rara vez son todas las que caben.',
      },
      {
        question: '¿Instaláis vosotros los equipos?',
        ans: 'Sí, con instaladores propios en doce provincias y colaboradores en el resto. El presupuesto incluye el boletín y los trámites con la distribuidora.',
      },
      {
        question: '¿Qué garantía tienen los productos?',
        ans: 'Tres años como mínimo. Los inversores llegan a diez y las placas conservan por contrato su potencia durante veinticinco.',
      },
    ],
  },
};
