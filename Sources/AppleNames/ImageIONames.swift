// `import UIKit` alone makes these names available on Apple's platforms, too.
@_exported import ImageIO
