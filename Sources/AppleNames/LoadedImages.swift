// Darwin's loader is part of `import UIKit` on Apple's platforms.
@_exported import func os._dyld_get_image_header
@_exported import func os._dyld_get_image_name
@_exported import func os._dyld_image_count
