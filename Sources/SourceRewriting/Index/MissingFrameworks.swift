/// Apple's frameworks without a replacement here.
enum MissingFrameworks {
  static let names: Set<String> = [
    "SwiftUI", "WebKit", "CoreData", "CoreML", "CoreSpotlight", "CoreVideo", "EventKitUI", "Messages",
    "UserNotificationsUI", "SpriteKit", "SceneKit", "Metal", "MetalKit", "MetalPerformanceShaders", "ModelIO",
    "OpenGLES", "GLKit", "GameplayKit", "GameKit", "ARKit", "RealityKit", "Vision", "VisionKit", "PDFKit", "PencilKit",
    "QuickLookThumbnailing", "AuthenticationServices", "NetworkExtension", "MediaAccessibility", "Speech", "HealthKit",
    "HomeKit", "WatchConnectivity", "WatchKit", "WidgetKit", "Intents", "IntentsUI", "AppIntents", "ActivityKit",
    "BackgroundTasks", "CallKit", "PushKit", "CloudKit", "JavaScriptCore", "NaturalLanguage", "Charts", "SwiftData",
    "TipKit", "AppKit", "Cocoa", "Carbon", "IOKit", "iAd", "Social", "Accounts", "AddressBook", "AssetsLibrary",
    "ExternalAccessory", "MultipeerConnectivity", "ReplayKit", "DeviceCheck", "PassKit", "NotificationCenter",
    "FileProvider", "CoreNFC", "CoreAudio", "CoreAudioKit", "CoreMIDI", "VideoToolbox", "TVUIKit", "TVMLKit",
    "XCUIAutomation", "PlaygroundSupport", "IOSurface", "MetricKit",
  ]

  /// Returns whether a module cannot be imported: modules that are not for iOS do not see the replacements of
  /// `BuildConditions.applicationModules`, whose absence they expect on Linux.
  static func contains(_ name: String, under conditions: BuildConditions) -> Bool {
    guard !conditions.modules.contains(name) else { return false }
    return names.contains(name) || !conditions.isUIKit && BuildConditions.applicationModules.contains(name)
  }

  /// The prefixes of the names of their types.
  static let prefixes: [String: [String]] = [
    "SceneKit": ["SCN"], "SpriteKit": ["SK"], "WebKit": ["WK"], "MapKit": ["MK", "CL"], "MetalKit": ["MTK", "MTL"],
    "PDFKit": ["PDF"],
    "GLKit": ["GLK"], "ARKit": ["AR"], "RealityKit": ["AR"], "PencilKit": ["PK"],
    "MetalPerformanceShaders": ["MPS", "MTL"], "Metal": ["MTL"],
    "PassKit": ["PK"], "StoreKit": ["SK"], "CoreLocation": ["CL"], "Photos": ["PH"], "PhotosUI": ["PH"],
    "Contacts": ["CN"], "ContactsUI": ["CN"], "EventKit": ["EK"], "SafariServices": ["SF"], "MessageUI": ["MF"],
    "CoreData": ["NSManaged", "NSFetch"], "LocalAuthentication": ["LA"], "CoreMotion": ["CM"], "GameKit": ["GK"],
  ]
}
