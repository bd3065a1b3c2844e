import ReactSlick from 'react-slick';

/**
 * react-slick is CommonJS: who follows Node's rules (the bundler) is handed its module, others (jest) its default.
 */
export const Slider = 'default' in ReactSlick ? (ReactSlick.default as typeof ReactSlick) : ReactSlick;
