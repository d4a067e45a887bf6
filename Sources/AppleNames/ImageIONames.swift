// `import UIKit` alone makes these known on Apple's platforms, too.
@_exported import ImageIO
