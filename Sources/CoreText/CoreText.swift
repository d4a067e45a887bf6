@_exported import CoreGraphics
import UIKitCore

// Core Text's functions on the layout that labels use: a line of text has the same glyphs at the same places, whoever
// draws it. Fonts, descriptors of fonts and paragraph styles are UIKit's, as they are toll-free bridged on iOS.
