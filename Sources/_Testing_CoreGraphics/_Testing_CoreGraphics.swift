// Empty on purpose. Swift Testing declares an overlay of this name for Apple's CoreGraphics; the compiler loads it for
// every file that imports both, and stops when it is missing.
