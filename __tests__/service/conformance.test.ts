import { testConformance } from '../support/conformance/conformance.ts';
import { openTarget, startHere } from '../support/conformance/target.ts';

testConformance((settings) => openTarget(startHere, settings));
