// `import UIKit` stands for all of these.
@_exported import UIKitCollections
@_exported import UIKitCore
@_exported import UIKitDynamics
@_exported import UIKitLaunch
