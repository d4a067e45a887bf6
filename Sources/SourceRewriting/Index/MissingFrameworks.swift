/// Apple's frameworks without a replacement here.
enum MissingFrameworks {
  static let names: Set<String> = [
    "SwiftUI", "WebKit", "MapKit", "CoreLocation", "CoreData", "CoreText", "CoreMotion",
    "CoreTelephony", "CoreBluetooth", "CoreML", "CoreSpotlight", "CoreHaptics", "CoreVideo", "Contacts",
    "ContactsUI", "EventKit", "EventKitUI", "Photos", "PhotosUI", "SafariServices", "StoreKit", "MessageUI", "Messages",
    "UserNotifications", "UserNotificationsUI", "SpriteKit", "SceneKit",
    "Metal", "MetalKit", "MetalPerformanceShaders", "ModelIO", "OpenGLES", "GLKit", "GameplayKit", "GameKit", "ARKit",
    "RealityKit", "Vision",
    "VisionKit", "PDFKit", "PencilKit", "QuickLook", "QuickLookThumbnailing",
    "Security",
    "LocalAuthentication", "AuthenticationServices", "NetworkExtension",
    "SystemConfiguration", "MediaPlayer", "MediaAccessibility", "Speech", "HealthKit",
    "HomeKit", "WatchConnectivity", "WatchKit", "WidgetKit", "Intents", "IntentsUI", "AppIntents", "ActivityKit",
    "BackgroundTasks", "CallKit", "PushKit", "CloudKit", "JavaScriptCore", "LinkPresentation", "NaturalLanguage",
    "Charts", "SwiftData", "TipKit", "AppKit", "Cocoa", "Carbon", "IOKit", "AdSupport", "AppTrackingTransparency",
    "iAd", "Social", "Accounts", "AddressBook", "AssetsLibrary", "ExternalAccessory", "MultipeerConnectivity",
    "ReplayKit",
    "DeviceCheck", "PassKit", "NotificationCenter", "FileProvider", "CoreNFC", "CoreAudio", "CoreAudioKit", "CoreMIDI",
    "VideoToolbox", "TVUIKit", "TVMLKit", "XCUIAutomation", "PlaygroundSupport", "IOSurface", "MetricKit",
  ]

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
