import type { Chapter } from '../../../fixtures/book';

export const physics: readonly Chapter[] = [
  {
    title: 'Measurement',
    figure: 'bars',
    paragraphs: [
      'Physics begins with measuring. A measurement is a number and a unit: a football pitch is 105 metres long, a bag of maize has a mass of 100 kilograms, a lesson lasts 40 minutes. Without its unit the number says nothing.',
      'The metre, the kilogram and the second are basic units of the international system. Others are made from them. Speed, for example, is measured in metres per second, and density in kilograms per cubic metre.',
      'Every instrument has a limit. A ruler with millimetre marks cannot show half a tenth of a millimetre; a vernier caliper can. To reduce errors, place the eye straight above the mark, check the zero of the instrument, and take the average of several readings.',
      'A stone that sinks in water has a density above 1,000 kilograms per cubic metre. To find it, measure the mass on a balance and the volume by the water that the stone pushes up in a measuring cylinder, then divide.',
    ],
    questions: [
      'Name the instrument that you would use to measure the diameter of a wire.',
      'A stone of mass 150 g raises the water from 40 to 100 cubic centimetres. Find its density.',
      'State two precautions when reading a measuring cylinder.',
      'Convert 72 kilometres per hour to metres per second.',
    ],
  },
  {
    title: 'Forces and motion',
    figure: 'forces',
    paragraphs: [
      'A force is a push or a pull. It can start a thing moving, stop it, turn it or change its shape. Force is measured in newtons with a spring balance. A small mango weighs about one newton.',
      'Newton found three laws of motion. A body stays at rest or moves in a straight line at the same speed unless a force acts on it. The acceleration of a body is its force divided by its mass: F = ma. And to every action there is an equal and opposite reaction.',
      'Friction acts where two surfaces rub. It slows a bicycle down, wears out shoes and makes machines hot; but without it we could not walk, and nails would not hold. Oil reduces friction, and the tread of a tyre increases it.',
      'When a bus stops suddenly, the passengers lurch forward. Nothing pushes them: they simply go on moving, as the first law says. This is why seat belts save lives on the Morogoro road.',
    ],
    questions: [
      'A force of 20 N acts on a mass of 4 kg. Find the acceleration.',
      'Explain, by the laws of motion, why seat belts are needed.',
      'Give two cases in which friction is useful and two in which it is a nuisance.',
      'A car of mass 900 kg speeds up from 10 to 25 m/s in 5 s. Find the force.',
    ],
  },
  {
    title: 'Current electricity',
    figure: 'circuit',
    paragraphs: [
      'An electric current is a flow of charge. It needs a complete path, the circuit. A cell drives the current, wires carry it, a switch opens and closes the path, and a lamp or a heater uses the energy. Current is measured in amperes with an ammeter.',
      'The push that drives the current is the potential difference, measured in volts. What holds the current back is the resistance, measured in ohms. Ohm found that V = IR, provided that the temperature does not change.',
      'Resistors in series share the voltage; their resistances add up. Resistors in parallel share the current, and together they resist less than the smallest of them. Lamps in a house are in parallel, so that one can be switched off while the others stay on.',
      'A solar panel on a roof in Singida gives 12 V. A lamp with a resistance of 24 ohms then takes 12 / 24 = 0.5 A and uses 12 x 0.5 = 6 W. Eight such lamps together use no more than one old lamp of 48 W.',
    ],
    questions: [
      'A lamp takes 0.25 A from a 6 V battery. Find its resistance.',
      'Two resistors of 6 ohms and 3 ohms are joined in parallel. Find the combined resistance.',
      'Why are the lamps of a house wired in parallel?',
      'Calculate the energy used by a 40 W lamp in 5 hours, in kilowatt-hours.',
    ],
  },
  {
    title: 'Motion in a straight line',
    figure: 'graph',
    paragraphs: [
      'Distance is how far a body has moved; displacement is how far it is from where it began, and in which direction. A learner who walks 300 m to the shop and 300 m back has walked 600 m, but her displacement is zero.',
      'Speed is distance divided by time. If the direction is given too, we speak of velocity. A body whose velocity changes is accelerating. The acceleration is the change of velocity divided by the time that it takes.',
      'A graph shows motion at a glance. On a graph of distance against time the slope is the speed: a straight line means a steady speed, a curve that grows steeper means acceleration. On a graph of velocity against time the area under the line is the distance.',
      'A stone dropped from a cliff gains about 10 metres per second in every second. After 3 seconds it moves at 30 metres per second and has fallen 45 metres, if we leave out the air.',
    ],
    questions: [
      'A daladala covers 18 km in 45 minutes. Find its average speed in km/h.',
      'What does the slope of a velocity-time graph stand for?',
      'A stone falls from rest for 4 s. How fast is it then, and how far has it fallen? (g = 10 m/s²)',
      'Sketch a distance-time graph of a learner who walks to school, waits and walks back.',
    ],
  },
];
