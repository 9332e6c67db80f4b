import { Building2, ChartScatter, ListChecks, LogOut, MessagesSquare, Settings, UserRound } from 'lucide-react';
import { Button } from '../inputs/button.tsx';
import { Card, CardBody, CardDescription, CardFooter, CardHeader, CardTitle } from '../layout/card.tsx';
import { Sidebar } from '../sidebar/sidebar.tsx';
import { SidebarContent } from '../sidebar/sidebar-content.tsx';
import { SidebarFooter } from '../sidebar/sidebar-footer.tsx';
import { SidebarGroup } from '../sidebar/sidebar-group.tsx';
import { SidebarHeader } from '../sidebar/sidebar-header.tsx';
import { SidebarInset } from '../sidebar/sidebar-inset.tsx';
import { SidebarButton, SidebarItem } from '../sidebar/sidebar-item.tsx';
import { SidebarProvider } from '../sidebar/sidebar-provider.tsx';
import { SidebarTrigger } from '../sidebar/sidebar-trigger.tsx';
import { GallerySection } from './gallery-section.tsx';

export function LayoutSection() {
  return (
    <GallerySection id="layout" title="Layout">
      <Card>
        <CardHeader>
          <div>
            <CardTitle>Topical Overview</CardTitle>
            <CardDescription>The material topic with the highest sum in each category.</CardDescription>
          </div>
          <Button size="sm">Show all</Button>
        </CardHeader>
        <CardBody>Body</CardBody>
        <CardFooter>
          <Button variant="primary">Save</Button>
          <Button variant="ghost">Cancel</Button>
        </CardFooter>
      </Card>
      <div className="overflow-hidden rounded-md border">
        <SidebarProvider>
          <Sidebar label="Main">
            <SidebarHeader>Twofold</SidebarHeader>
            <SidebarContent>
              <SidebarGroup label="Assessment">
                <SidebarItem icon={ListChecks} label="Questionnaire" />
                <SidebarItem icon={ChartScatter} label="Dashboard" isActive />
                <SidebarItem icon={MessagesSquare} label="AI assistant" />
              </SidebarGroup>
              <SidebarGroup label="Account">
                <SidebarItem icon={Building2} label="Company" />
                <SidebarItem icon={UserRound} label="Profile" />
                <SidebarItem icon={Settings} label="Settings" />
              </SidebarGroup>
            </SidebarContent>
            <SidebarFooter>
              <SidebarButton icon={LogOut} label="Sign Out" />
            </SidebarFooter>
          </Sidebar>
          <SidebarInset>
            <header className="flex h-14 items-center gap-2 border-b px-3">
              <SidebarTrigger />
              Double Materiality Assessment
            </header>
          </SidebarInset>
        </SidebarProvider>
      </div>
    </GallerySection>
  );
}
