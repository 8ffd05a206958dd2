/** `serve` of the bundle answers as the API says. */
import { testConformance } from '../support/conformance/conformance.ts';
import { openTarget } from '../support/conformance/target.ts';

testConformance(openTarget);
