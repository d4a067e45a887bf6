/// Apple's frameworks without a replacement here.
enum MissingFrameworks {
  static let names: Set<String> = [
    "ARKit", "AVRouting", "Accounts", "ActivityKit", "AdServices", "AddressBook", "AddressBookUI", "AppClip",
    "AppIntents", "AppKit", "AssetsLibrary", "AudioUnit", "AutomatedDeviceEnrollment",
    "AutomaticAssessmentConfiguration", "BackgroundAssets", "BackgroundTasks", "BusinessChat", "CallKit", "CarKey",
    "CarPlay", "Carbon", "Charts", "ClassKit", "ClockKit", "CloudKit", "Cocoa", "ColorSync", "CoreAudio",
    "CoreAudioKit", "CoreAudioTypes", "CoreLocationUI", "CoreMIDI", "CoreML", "CoreNFC", "CoreSpotlight",
    "CoreTransferable", "CreateML", "CreateMLComponents", "CryptoTokenKit", "DataDetection",
    "DeviceActivity", "DeviceCheck", "DeviceDiscoveryExtension", "DriverKit", "EventKitUI", "ExposureNotification",
    "ExtensionFoundation", "ExtensionKit", "ExternalAccessory", "FamilyControls", "FileProvider", "FileProviderUI",
    "FoundationModels", "GLKit", "GSS", "GameController", "GameKit", "GameplayKit", "GroupActivities", "HealthKit",
    "HealthKitUI", "HomeKit", "IOKit", "IOSurface", "IdentityLookup", "IdentityLookupUI", "ImageCaptureCore",
    "ImagePlayground", "Intents", "IntentsUI", "JavaScriptCore", "JournalingSuggestions", "LiveCommunicationKit",
    "LocalAuthenticationEmbeddedUI", "MLCompute", "ManagedSettings", "ManagedSettingsUI", "Matter", "MatterSupport",
    "MediaAccessibility", "MediaSetup", "MediaToolbox", "Messages", "Metal", "MetalFX", "MetalKit",
    "MetalPerformanceShaders", "MetalPerformanceShadersGraph", "ModelIO", "MultipeerConnectivity",
    "MusicKit", "NaturalLanguage", "NearbyInteraction", "NetworkExtension", "NewsstandKit", "NotificationCenter",
    "OpenAL", "OpenGLES", "PDFKit", "PHASE", "PassKit", "PencilKit", "PlaygroundSupport", "ProximityReader",
    "PushKit", "PushToTalk", "QuickLookThumbnailing", "RealityFoundation", "RealityKit", "ReplayKit", "RoomPlan",
    "SafetyKit", "SceneKit", "ScreenTime", "SensorKit", "SharedWithYou", "SharedWithYouCore", "ShazamKit", "Social",
    "SoundAnalysis", "Speech", "SpriteKit", "StickerKit", "SwiftData", "SwiftUI", "SwiftUICore", "TVMLKit", "TVUIKit",
    "TabularData", "ThreadNetwork", "TipKit", "Translation", "Twitter", "UserNotificationsUI",
    "VideoSubscriberAccount", "VideoToolbox", "Vision", "VisionKit", "WatchConnectivity", "WatchKit", "WeatherKit",
    "WidgetKit", "XCUIAutomation", "iAd",
  ]

  /// Returns whether a module cannot be imported: the replacements of `BuildConditions.applicationModules` are not
  /// visible to modules that are not for iOS, which expect their absence on Linux.
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
    "LocalAuthentication": ["LA"], "CoreMotion": ["CM"], "GameKit": ["GK"],
  ]

  /// The same for frameworks whose types files are mostly about: such a file is left out, unless it uses none of them.
  static let furtherPrefixes: [String: [String]] = [
    "BackgroundTasks": ["BG"], "CallKit": ["CX"], "CloudKit": ["CK"], "CoreML": ["ML"], "CoreSpotlight": ["CS"],
    "DeviceCheck": ["DC"], "GameController": ["GC"], "GameplayKit": ["GK"], "HealthKit": ["HK"], "HomeKit": ["HM"],
    "Intents": ["IN"], "JavaScriptCore": ["JS"], "MetricKit": ["MX"], "MultipeerConnectivity": ["MC"],
    "NaturalLanguage": ["NL"], "PushKit": ["PK"], "ReplayKit": ["RP"], "Speech": ["SF"], "VideoToolbox": ["VT"],
    "Vision": ["VN"], "WatchConnectivity": ["WC"],
  ]
}
